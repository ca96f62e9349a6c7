import { expect, it } from 'vitest';
import { cardsOfIntent } from './cards-of-intent';

it('finds the cards of an intent, in the words of the game or by their usual names', () => {
  expect(cardsOfIntent({ do: 'play', card: 7 }, null, {})).toEqual([7, 'hand-7']);
  expect(cardsOfIntent({ do: 'lead', leader: 'caesar' }, null, {})).toEqual(['caesar', 'hand-caesar']);
  expect(cardsOfIntent({ do: 'pass' }, null, {})).toEqual([]);
  expect(cardsOfIntent(null, null, {})).toEqual([]);
  const module = { cardsOfIntent: (intent: { from: number }, view: number[]) => view.slice(intent.from) };
  expect(cardsOfIntent({ from: 1 }, [4, 5, 6], module)).toEqual([5, 6]);
});
