import { describe, expect, it } from 'vitest';
import type { Analysis } from '../generated/protocol';
import type { Reply } from '../net/api';
import { judged, nextOf, Study } from './study.svelte';

const one = { intent: {}, worth: 3 };
const analysis = (rank: number | null, behind?: { by: number; error: number }): Analysis => ({
  seat: 0,
  by: 'player',
  adviser: 'expert',
  unit: 'points',
  choices: 4,
  decided: { ...one, ...(behind && { behind }) },
  rank,
  best: [one],
  view: {},
});

describe('a decision', () => {
  it('is judged by its interval', () => {
    expect(judged(analysis(1))).toBe('alike');
    expect(judged(analysis(3, { by: 2.1, error: 0.2 }))).toBe('small');
    expect(judged(analysis(3, { by: 3.2, error: 0.2 }))).toBe('large');
    expect(judged({ ...analysis(3, { by: 0.12, error: 0.01 }), unit: 'victory' })).toBe('large');
    expect(judged(analysis(3, { by: 0.3, error: 0.2 }))).toBe('alike');
    expect(judged(analysis(null))).toBe(null);
    expect(judged({ ...analysis(1), best: [] })).toBe(null);
  });

  it('is found on the way there', () => {
    const seats = [0, 1, 0, 2, 1];
    expect(nextOf(seats, 0, 0, 1)).toBe(2);
    expect(nextOf(seats, 0, 2, 1)).toBe(null);
    expect(nextOf(seats, 1, 5, -1)).toBe(4);
    expect(nextOf(seats, 1, 1, -1)).toBe(null);
  });

  it('is asked about once, and again if that failed', async () => {
    const replies: Reply<Analysis>[] = [
      { ok: false, problem: { code: 'too_many', message: '' } },
      { ok: true, value: analysis(1) },
    ];
    let asked = 0;
    const study = new Study(() => Promise.resolve(replies[asked++]!));
    const twice = [study.ask(4), study.ask(4)];
    expect(study.isAsking(4)).toBe(true);
    await Promise.all(twice);
    expect([asked, study.of(4)?.ok, study.marks.size]).toEqual([1, false, 0]);
    await study.ask(4);
    await study.ask(4);
    expect([asked, study.of(4)?.ok, study.marks.get(4)]).toEqual([2, true, 'alike']);
  });
});
