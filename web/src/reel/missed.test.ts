import { describe, expect, it } from 'vitest';
import type { Step } from '../generated/protocol';
import { AWAY, missed } from './missed';

const event = [{ n: 0, seen: {} }];
const step = (seq: number, seat: number, at = seq * 1000, by = 'player', events: unknown[] = event): Step =>
  ({ seq, seat, at, by, events }) as Step;
const [me, other] = [0, 1];
const steps = [step(1, me), step(2, other), step(3, other)];
const late = 3000 + AWAY;

describe('what was missed', () => {
  it('is what others did since this device was last looked at', () => {
    const found = missed(steps, me, { seq: 2, at: 2500 }, late);
    expect(found).toMatchObject({ after: 2 });
    expect(found?.steps.map(({ seq }) => seq)).toEqual([3]);
  });

  it('is nothing after a moment in another tab', () => {
    expect(missed(steps, me, { seq: 2, at: late - AWAY + 1 }, late)).toBeNull();
    expect(missed(steps, me, { seq: 2, at: late - AWAY }, late)).not.toBeNull();
  });

  it('begins with the own last deed where this device knows nothing', () => {
    expect(missed(steps, me, null, late)?.after).toBe(1);
    expect(missed([step(5, other)], me, null, 5000 + AWAY)?.after).toBe(0);
  });

  it('is nothing of what the reader saw elsewhere: they played there meanwhile', () => {
    const meanwhile = [...steps, step(4, me, late - 10), step(5, other, late - 5)];
    expect(missed(meanwhile, me, { seq: 1, at: 1000 }, late)).toBeNull();
  });

  it('is nothing if nobody else did anything, or nothing of it is theirs to know', () => {
    expect(missed([step(1, me, 0), step(2, me, 0, 'stand_in')], me, { seq: 1, at: 1 }, late)).toBeNull();
    expect(missed([step(1, me), step(2, other, 2000, 'player', [])], me, null, late)).toBeNull();
    expect(missed([], me, null, late)).toBeNull();
  });

  it('has what a bot played for the reader, if others did something, too', () => {
    const played = [step(1, me), step(2, me, 2000, 'stand_in'), step(3, other)];
    expect(missed(played, me, { seq: 1, at: 1500 }, late)?.steps.map(({ seq }) => seq)).toEqual([2, 3]);
  });

  it('is nothing for whoever comes to look on for the first time', () => {
    expect(missed(steps, null, null, late)).toBeNull();
    expect(missed(steps, null, { seq: 2, at: 2500 }, late)?.after).toBe(2);
  });
});
