import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settled } from './settled';

let flying = false;
beforeEach(() => {
  vi.useFakeTimers();
  flying = false;
  vi.stubGlobal('document', { querySelector: () => (flying ? {} : null) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what lies over the table waits until all cards have landed, and comes once', () => {
  const then = vi.fn();
  flying = true;
  settled(then);
  vi.advanceTimersByTime(1_500);
  expect(then).not.toHaveBeenCalled();
  flying = false;
  vi.advanceTimersByTime(1_500);
  expect(then).toHaveBeenCalledTimes(1);
});

it('where nothing flies it comes at once, but not before flights could start', () => {
  const then = vi.fn();
  settled(then);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(then).toHaveBeenCalledTimes(1);
});

it('a card that never lands holds nothing up for long', () => {
  const then = vi.fn();
  flying = true;
  settled(then);
  vi.advanceTimersByTime(5_000);
  expect(then).toHaveBeenCalledTimes(1);
});

it('it does not come when it is not wanted any more', () => {
  const then = vi.fn();
  settled(then)();
  vi.advanceTimersByTime(5_000);
  expect(then).not.toHaveBeenCalled();
});
