import { describe, expect, it } from 'vitest';
import type { By, Step } from '../generated/protocol';
import { playedFor } from './while-away';

const step = (seq: number, seat: number, by: By, at = seq): Step => ({ seq, at, seat, by, events: [] });

describe('what was played while away', () => {
  const steps = [
    step(1, 0, 'stand_in'),
    step(2, 0, 'player'),
    step(3, 1, 'stand_in'),
    step(4, 0, 'stand_in'),
    step(5, 0, 'clock'),
    step(6, 0, 'clock'),
  ];
  const seqs = (you: number | null, here: number) => playedFor(steps, you, here).map(({ seq }) => seq);

  it('is what others decided since the own last step', () => {
    expect(seqs(0, 6)).toEqual([4, 5]);
    expect(seqs(1, 6)).toEqual([3]);
  });
  it('is nothing that the clock decided before my eyes', () => expect(seqs(0, 0)).toEqual([4]));
  it('is nothing for whoever looks on', () => expect(seqs(null, 9)).toEqual([]));
});
