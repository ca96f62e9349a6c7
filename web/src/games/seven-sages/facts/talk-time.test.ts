import { describe, expect, it } from 'vitest';
import { fixtures, you } from '../fixtures';
import { beganAt, partLeft } from './talk-time';

describe('the time of a talk', () => {
  const { view, steps, waiting } = fixtures.talks;
  const began = 1_700_000_020_000;
  const update = { view, waiting, deadlines: waiting.map(() => began + 120_000) };

  it('begins with the last sage, not with an offer', () => {
    expect(beganAt(view, steps)).toBe(began);
    expect(beganAt(view, [])).toBeNull();
  });

  it('begins with the last answer where one player is asked', () => {
    expect(beganAt(fixtures.join.view, fixtures.join.steps)).toBe(fixtures.join.steps.at(-1)!.at);
  });

  it('is whole at first and ends at nothing', () => {
    const left = (now: number) => partLeft(update, steps, you, began + now);
    expect([0, 30_000, 120_000, 150_000].map(left)).toEqual([1, 0.75, 0, 0]);
  });

  it('is not known without a limit', () => {
    const free = { ...update, deadlines: waiting.map(() => null) };
    expect(partLeft(free, steps, you, began)).toBeNull();
  });
});
