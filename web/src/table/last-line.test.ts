import { describe, expect, it } from 'vitest';
import type { Step } from '../generated/protocol';
import { lastLine } from './last-line';

const step = (seat: number, ...seen: unknown[]) =>
  ({ seq: 0, at: 0, seat, by: 'player', events: seen.map((seen, n) => ({ n, seen })) }) as unknown as Step;
const module = {
  sentence: (seen: unknown) => (seen as { says: string | null }).says,
};
const ctx = { names: ['Ana', 'Ben'], you: 1 };
const last = (...steps: Step[]) => lastLine(steps, module, ctx);

describe('the line of what happened last', () => {
  it('is what others did, not the own deed', () => {
    const ana = step(0, { seat: 0, says: 'Ana played.' });
    expect(last(ana, step(1, { seat: 1, says: 'You played.' }))).toBe('Ana played.');
  });

  it('holds what the own deed brought about for all', () => {
    const both = step(1, { seat: 1, says: 'You picked.' }, { says: 'Ana built Baths, you built Altar.' });
    expect(last(both)).toBe('Ana built Baths, you built Altar.');
  });

  it('joins the sentences of one step, and goes further back where there are none', () => {
    const ana = step(0, { seat: 0, says: 'Ana played.' }, { says: 'The pile is empty.' });
    expect(last(ana, step(0, { seat: 0, says: null }))).toBe('Ana played. The pile is empty.');
    expect(last()).toBe('');
  });

  it('is about everybody for who only watches', () => {
    expect(lastLine([step(1, { seat: 1, says: 'Ben played.' })], module, { ...ctx, you: null })).toBe(
      'Ben played.',
    );
  });
});
