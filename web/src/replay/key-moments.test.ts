import { describe, expect, it } from 'vitest';
import { keyMoments } from './key-moments';

describe('key moments', () => {
  it('are where the lead changes, and the largest leaps', () => {
    const standings = [
      [0, 0],
      [1, 0],
      [1, 5],
      [5, 5],
      [6, 5],
    ];
    expect(keyMoments(standings)).toEqual([
      { at: 1, seat: 0, is: 'lead', points: 1 },
      { at: 2, seat: 1, is: 'lead', points: 5 },
      { at: 2, seat: 1, is: 'leap', points: 5 },
      { at: 3, seat: 0, is: 'leap', points: 4 },
      { at: 4, seat: 0, is: 'lead', points: 6 },
    ]);
  });

  it('whoever leads again after a tie has not taken the lead', () => {
    const standings = [
      [1, 0],
      [1, 1],
      [2, 1],
    ];
    expect(keyMoments(standings)).toEqual([]);
  });

  it('there are never very many', () => {
    const standings = Array.from({ length: 100 }, (_, n) => [n * 3 + (n % 2) * 7, n * 3 + ((n + 1) % 2) * 7]);
    expect(keyMoments(standings).length).toBeLessThanOrEqual(12);
  });
});
