import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { undisturbed } from './undisturbed';

class Field {
  value = '';
  matches = () => true;
}
let open = false;
let at: unknown = null;

beforeEach(() => {
  vi.useFakeTimers();
  [open, at] = [false, null];
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('document', {
    querySelector: () => (open ? {} : null),
    get activeElement() {
      return at;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what comes by itself comes at once where it disturbs nobody', () => {
  const then = vi.fn();
  undisturbed(then);
  expect(then).toHaveBeenCalledTimes(1);
  at = new Field();
  undisturbed(then);
  expect(then, 'nothing is written yet').toHaveBeenCalledTimes(2);
});

it('it waits for what is read and for what is written, and comes once', () => {
  const then = vi.fn();
  open = true;
  undisturbed(then);
  vi.advanceTimersByTime(5_000);
  [open, at] = [false, Object.assign(new Field(), { value: 'Hello' })];
  vi.advanceTimersByTime(5_000);
  expect(then).not.toHaveBeenCalled();
  at = null;
  vi.advanceTimersByTime(5_000);
  expect(then).toHaveBeenCalledTimes(1);
});

it('it does not come when it is not wanted any more', () => {
  const then = vi.fn();
  open = true;
  undisturbed(then)();
  open = false;
  vi.advanceTimersByTime(5_000);
  expect(then).not.toHaveBeenCalled();
});
