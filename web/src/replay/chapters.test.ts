import { describe, expect, it } from 'vitest';
import { chaptersOf, jump, timeOf } from './chapters';

describe('the time of a match', () => {
  it('has ages and turns', () => {
    const views = [
      { age: 1, turn: 1 },
      { age: 1, turn: 1 },
      { age: 1, turn: 2 },
      { age: 2, turn: 1 },
    ];
    const { parts, turns } = chaptersOf(views.map(timeOf));
    expect(parts).toEqual([
      { at: 0, is: 'age', number: 1 },
      { at: 3, is: 'age', number: 2 },
    ]);
    expect(turns).toEqual([0, 2, 3]);
    expect([
      jump(turns, 0, 1, 9),
      jump(turns, 3, 1, 9),
      jump(turns, 3, -1, 9),
      jump(turns, 0, -1, 9),
    ]).toEqual([2, 9, 2, 0]);
  });

  it('has rounds, or only turns, or nothing', () => {
    const rounds = chaptersOf([{ round: 1 }, { round: 2 }, { round: 2 }].map(timeOf));
    expect(rounds.parts.map(({ at, is }) => [at, is])).toEqual([
      [0, 'round'],
      [1, 'round'],
    ]);
    expect(chaptersOf([{ turn: 0 }, { turn: 1 }].map(timeOf))).toMatchObject({ parts: [], turns: [0, 1] });
    expect(chaptersOf([null, { age: 'first' }].map(timeOf))).toMatchObject({ parts: [], turns: [0] });
  });
});
