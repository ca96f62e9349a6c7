import { describe, expect, it } from 'vitest';
import { armsOf, reach, titleOf } from '../facts/cards';
import { fixtures, you } from '../fixtures';
import { sortOffers } from '../play/offers';
import { whyNotTake } from '../play/reasons';
import { nobodyHas, sheet } from '../facts/score';
import { count, handAfter, leader, order } from '../facts/standing';

describe('cards', () => {
  it('bear the titles and arms of the rules', () => {
    expect([1, 8, 15, 22, 29, 36, 43].map(titleOf)).toEqual([
      'king',
      'bishop',
      'general',
      'princess',
      'knight',
      'merchant',
      'peasant',
    ]);
    // the row of the worked round shows every arms once.
    expect(new Set([1, 9, 17, 25, 33, 41, 49].map(armsOf)).size).toBe(7);
  });

  it('name every column on two peasants', () => {
    const named = Array.from({ length: 49 }, (_, i) => reach(i + 1) ?? []).flat();
    expect(named.sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
  });
});

describe('offers', () => {
  it('are only what the server lists', () => {
    const offers = sortOffers(fixtures.king.decision?.choices);
    expect([...offers.take.keys()]).toEqual([36, 46, 34]);
    expect(offers.take.get(36)).toEqual(new Set(['kingdom']));
    expect(offers.confirm).toBe(true);
    expect(offers.back).toEqual({ do: 'back' });
    expect(offers.play.size).toBe(0);
  });

  it('are empty without a decision', () => {
    const offers = sortOffers(fixtures.waiting.decision?.choices);
    expect(offers.any).toBe(false);
    expect(offers.take.size + offers.play.size + offers.runs.size + offers.tokens.size).toBe(0);
  });
});

describe('reasons', () => {
  const why = (name: 'peasant' | 'generalRun' | 'bishop' | 'waiting') =>
    whyNotTake(fixtures[name].view, sortOffers(fixtures[name].decision?.choices));

  it('say why a card of the row does not glow', () => {
    expect(why('peasant')).toBe('Your peasant reaches II and V');
    expect(why('generalRun')).toBe('You have named your run');
    expect(why('bishop')).toBe('Place a token first');
    expect(why('waiting')).toBeNull();
  });

  it('count the hand with what is on its way to it', () => {
    expect(handAfter(fixtures.king.view)).toBe(3);
    expect(handAfter(fixtures.spectator.view)).toBe(0);
  });
});

describe('standings', () => {
  it('count arms, kings and peasants', () => {
    expect(count(fixtures.waiting.view.players[0]!.kingdom, 'stag')).toEqual({
      cards: 6,
      kings: 1,
      peasants: 1,
    });
  });

  it('know who alone has most', () => {
    const { view } = fixtures.over;
    expect(leader(view, 'stag')).toBe(0);
    expect(leader(view, 'unicorn')).toBeNull();
  });

  it('put those who act in the order of falling numbers', () => {
    expect(order(fixtures.waiting.view).map((o) => [o.seat, o.card, o.turn])).toEqual([
      [0, 44, 'done'],
      [2, 38, 'done'],
      [3, 18, 'now'],
      [you, 2, 'next'],
    ]);
    expect(order(fixtures.play.view).find((o) => o.seat === you)?.turn).toBe('now');
  });
});

describe('the score sheet', () => {
  const { view } = fixtures.over;
  if (view.stage.stage !== 'over') throw new Error('the fixture is over');
  const { scores } = view.stage;
  const s = sheet(view, scores);

  it('adds up to the totals of the server', () => {
    for (const seat of view.players.keys()) {
      const tokens = s.tokens.reduce(
        (sum, row) => sum + (row.taken?.seat === seat ? row.taken.points : 0),
        0,
      );
      expect(s.cards[seat]! + s.kings[seat]! + tokens).toBe(s.total[seat]);
      expect(s.cards[seat]).toBe(view.players[seat]!.kingdom.length);
    }
  });

  it('gives each token to who has most of its arms, and says when nobody does', () => {
    for (const row of s.tokens) expect(row.taken?.seat ?? null).toBe(leader(view, row.arms));
    const unicorn = s.tokens.find((row) => row.arms === 'unicorn')!;
    expect(unicorn.taken).toBeNull();
    expect(nobodyHas(unicorn)).toBe(false);
  });
});
