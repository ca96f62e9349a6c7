import { describe, expect, it } from 'vitest';
import { pace, scenesOf } from './scenes';

/** Returns steps of these seats; a small letter is a step without text. */
const steps = (seats: string) =>
  [...seats].map((letter) => ({
    seat: 'abcd'.indexOf(letter.toLowerCase()),
    says: letter !== letter.toLowerCase(),
  }));
const scenes = (seats: string) => scenesOf(steps(seats), (step) => step.says);

describe('the scenes of a reel', () => {
  it('are its steps; one that says nothing comes with the next, or with the last', () => {
    expect(scenes('AbBcd')).toEqual([
      { from: 0, to: 0, said: 1 },
      { from: 1, to: 4, said: 1 },
    ]);
    expect(scenes('abc')).toEqual([]);
    expect(scenes('')).toEqual([]);
  });

  it('go twice as fast from nine on', () => {
    expect([1, 8, 9, 40].map(pace)).toEqual([1600, 1600, 800, 800]);
  });

  it('are rounds from twenty on, but for the last eight', () => {
    expect(scenes('ABC'.repeat(6) + 'A')).toHaveLength(19);
    const folded = scenes('ABC'.repeat(7));
    expect(folded.map(({ from, to, said }) => [from, to, said])).toEqual([
      ...[0, 3, 6, 9].map((from) => [from, from + 2, 3]),
      [12, 12, 1],
      ...[13, 14, 15, 16, 17, 18, 19, 20].map((at) => [at, at, 1]),
    ]);
  });

  it('has several deeds of one turn in one round', () => {
    const folded = scenes('AABBCC'.repeat(4));
    expect(folded.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [6, 11],
    ]);
  });

  it('are few however long somebody was away, and leave nothing out', () => {
    const many = scenes('ABCD'.repeat(500));
    expect(many.length).toBeLessThanOrEqual(40);
    many.slice(1).forEach(({ from }, n) => expect(from).toBe(many[n]!.to + 1));
    expect(many[0]!.from).toBe(0);
    expect(many.at(-1)!.to).toBe(1999);
    expect(many.reduce((sum, { said }) => sum + said, 0)).toBe(2000);
  });
});
