import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chapters';
import { placeOf } from './keys';

const time = (round: number) => ({ age: null, round, turn: null });
const chapters = chaptersOf([1, 1, 2, 2, 3].map(time));
const go = (key: string, at: number, shift = false) =>
  placeOf({ key, shift, at, end: 4, chapters, earlier: null, later: 3 });

describe('keys on the page of a match', () => {
  it('go step by step, by rounds, by decisions and to the ends', () => {
    expect(go('ArrowRight', 1)).toBe(2);
    expect(go('ArrowRight', 0, true)).toBe(2);
    expect(go('ArrowLeft', 4, true)).toBe(2);
    expect(go('PageDown', 2)).toBe(4);
    expect(go('ArrowDown', 0)).toBe(3);
    expect(go('Home', 3)).toBe(0);
    expect(go('End', 0)).toBe(4);
  });

  it('lead nowhere where there is nothing', () => {
    expect(go('ArrowUp', 2)).toBeNull();
    expect(go('x', 2)).toBeNull();
  });
});
