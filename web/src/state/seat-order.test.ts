import { describe, expect, it } from 'vitest';
import { seatOrder } from './seat-order';

const seed = (byte: string) => byte.repeat(32);

describe('the order of shuffled seats', () => {
  it('is that of the server', () => {
    // The same values as in crates/lobby/src/shuffling.rs.
    expect(seatOrder(seed('07'), 5, [])).toEqual([2, 3, 4, 1, 0]);
    expect(seatOrder(seed('08'), 5, [])).toEqual([2, 4, 1, 0, 3]);
    const pairs = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    expect(seatOrder(seed('07'), 6, pairs)).toEqual([3, 2, 4, 5, 0, 1]);
  });

  it('names each seat once', () => {
    for (let n = 16; n < 64; n++)
      expect(seatOrder(seed(n.toString(16)), 8, []).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
