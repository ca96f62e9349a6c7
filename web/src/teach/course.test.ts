import { describe, expect, it } from 'vitest';
import type { LessonStep } from '../games/lesson';
import { dueOf, isOver, pieces, progress } from './course';

const step = (id: string, when: LessonStep['when'], maybe = false): LessonStep => ({
  id,
  when,
  at: [],
  ...(maybe && { maybe: true as const }),
  words: () => ({ title: id, text: '' }),
});
const steps = [
  step('first', () => true),
  step('asked', (_view, _you, asked) => asked),
  step('seldom', (view) => (view as { seldom: boolean }).seldom, true),
  step('broken', (view) => (view as unknown as { a: { b: boolean } }).a.b, true),
];
const view = { seldom: false };

describe('a lesson', () => {
  it('tells the first whose moment has come, each once', () => {
    const due = (done: string[], asked: boolean) => dueOf(steps, done, view, 0, asked)?.id ?? null;
    expect(due([], false)).toBe('first');
    expect(due(['first'], false)).toBeNull();
    expect(due(['first'], true)).toBe('asked');
    expect(due(['first', 'asked'], true)).toBeNull();
  });

  it('is silent about a view that it does not understand', () => {
    expect(dueOf(steps, ['first', 'asked'], {}, 0, true)).toBeNull();
  });

  it('is over without what does not happen in every match, and counts it only if it did', () => {
    expect(isOver(steps, ['first'])).toBe(false);
    expect(isOver(steps, ['first', 'asked'])).toBe(true);
    expect(progress(steps, ['first'])).toEqual({ told: 1, all: 2 });
    expect(progress(steps, ['first', 'seldom'])).toEqual({ told: 2, all: 3 });
  });

  it('has what is important between two stars', () => {
    expect(pieces('The **row** is **long**.')).toEqual(['The ', 'row', ' is ', 'long', '.']);
  });
});
