import { describe, expect, it } from 'vitest';
import { sumAt } from './celebration';
import { standingsOf, sumsOf } from './standing';

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

describe('the sum of a winner', () => {
  const sheet = [
    { label: 'military', points: [-2, 5] },
    { label: 'civilian', points: [12, 9] },
    { label: 'total', points: [10, 14] },
  ];

  it('counts up by category', () => {
    expect(sumsOf({ places: [2, 1], sheet }, [1])).toEqual([5, 14]);
    expect([0, 0.25, 0.5, 0.75, 1, 2].map((part) => sumAt([5, 14], part))).toEqual([0, 3, 5, 10, 14, 14]);
    expect(sumAt([], 0.5)).toBe(0);
  });

  it('is that of the team, and never begins without one', () => {
    const teams = [{ seats: [0, 1], total: 24 }];
    expect(sumsOf({ places: [1, 1], sheet, teams }, [0, 1])).toEqual([3, 24]);
    expect(sumsOf({ places: [1], sheet: [{ label: 'chain', points: [7] }] }, [0])).toEqual([]);
  });

  it('is one number where the categories do not add up', () => {
    const odd = [sheet[0]!, { label: 'total', points: [10, 14] }];
    expect(sumsOf({ places: [2, 1], sheet: odd }, [1])).toEqual([14]);
  });
});
