import { describe, expect, it } from 'vitest';
import { standingsOf } from './standing';

const total = (points: number[]) => [{ label: 'total', points }];

describe('the places of a finished match', () => {
  it('begin with the winner, and a chair that was never taken has none', () => {
    expect(standingsOf({ places: [2, 0, 1, 2], sheet: total([4, 0, 9, 4]) })).toEqual([
      { place: 1, seats: [2], total: 9 },
      { place: 2, seats: [0], total: 4 },
      { place: 2, seats: [3], total: 4 },
    ]);
  });

  it('are those of teams, with their sums', () => {
    const teams = [
      { seats: [0, 2], total: 30 },
      { seats: [1, 3], total: 41 },
    ];
    expect(standingsOf({ places: [2, 1, 2, 1], sheet: total([10, 21, 20, 20]), teams })).toEqual([
      { place: 1, seats: [1, 3], total: 41 },
      { place: 2, seats: [0, 2], total: 30 },
    ]);
  });

  it('have no points where the last line is no sum', () => {
    const sheet = [{ label: 'chain', points: [7, 3] }];
    expect(standingsOf({ places: [1, 2], sheet }).map((one) => one.total)).toEqual([null, null]);
  });
});
