import { describe, expect, it } from 'vitest';
import type { Duplicate, DuplicateTable } from '../generated/protocol';
import { setLanguage } from '../i18n';
import { hands, namesAt, rankOf, ranking } from './standing';

const person = (id: string) =>
  ({ is: 'account', account: { id, name: id.toUpperCase(), kind: 'person' } }) as const;

function table(players: DuplicateTable['players'], points: number[] | null, won: number[]): DuplicateTable {
  const outcome = {
    places: players.map((_, seat) => seat + 1),
    sheet: points ? [{ label: 'total', points }] : [],
  };
  return {
    code: 'ABCDE',
    state: 'over',
    players,
    mine: false,
    result: { match: 'm', outcome, matchpoints: won.map((n) => ({ won: n, of: 1 })) },
  } as DuplicateTable;
}

const set = (...tables: DuplicateTable[]) => ({ tables }) as Duplicate;

describe('what came of a shared deal', () => {
  const bot = { is: 'bot', player: 'skilled' } as const;
  const two = set(
    table([person('ana'), bot], [50, 40], [1, 0.5]),
    table([person('ben'), person('cleo')], [45, 40], [0, 0.5]),
  );

  it('is named by seat, also where a bot sat or nobody does', () => {
    setLanguage('en');
    expect(namesAt(two.tables[0]!)).toEqual(['ANA', 'Bot 2']);
    const [first] = hands(two);
    expect(first!.map(({ points, place, score }) => [points, place, score?.won])).toEqual([
      [50, 1, 1],
      [40, 2, 0.5],
    ]);
  });

  it('ranks people by the pairs they won, and no bots', () => {
    const ranked = ranking(hands(two));
    expect(ranked.map((hand) => [hand.name, rankOf(ranked, hand)])).toEqual([
      ['ANA', 1],
      ['CLEO', 2],
      ['BEN', 3],
    ]);
  });

  it('lets those who won as many share a place', () => {
    const even = set(table([person('ana')], null, [0.5]), table([person('ben')], null, [0.5]));
    const ranked = ranking(hands(even));
    expect(ranked.map((hand) => [hand.name, hand.points, rankOf(ranked, hand)])).toEqual([
      ['ANA', null, 1],
      ['BEN', null, 1],
    ]);
  });

  it('is nothing yet where a table has no result', () => {
    const none = { ...table([person('ana')], [1], [0]), result: null };
    expect(hands(set(none))).toEqual([[]]);
  });
});
