import { describe, expect, it } from 'vitest';
import { wordsAreHere } from '../i18n/language.svelte';

const { behind, isUnsure, lossOf } = await import('./worth');
const { en } = await import('../languages/en/analysis');
await wordsAreHere();

describe('how much worse a choice is', () => {
  const one = (by: number, error: number) => ({ worth: 2, behind: { by, error } });

  it('is unsure where the 95 % interval of the difference covers 0', () => {
    expect(isUnsure(undefined)).toBe(false);
    expect(isUnsure({ by: 1.96, error: 1 })).toBe(true);
    expect(isUnsure({ by: 1.97, error: 1 })).toBe(false);
    expect(isUnsure({ by: -0.5, error: 1 })).toBe(true);
    expect(isUnsure({ by: 0, error: 0 })).toBe(true);
  });

  it('is told from the worlds in which both were tried, with a word if it is unsure', () => {
    expect(behind(9, one(3.3, 0.2), 'points')).toBe(en.points.behind('3.3'));
    expect(behind(9, one(3.3, 2), 'points')).toBe(`${en.points.behind('3.3')}, ${en.unsure}`);
    expect(behind(9, one(0.01, 2), 'points')).toBe(en.unsure);
    expect(behind(0.5, { worth: 0.4, behind: { by: 0.1, error: 0.01 } }, 'victory')).toBe(
      en.victory.behind('10%'),
    );
  });

  it('is told without that if nobody knows how sure it is', () => {
    expect(behind(5, { worth: 3.5 }, 'points')).toBe(en.points.behind('1.5'));
    expect(behind(5, { worth: 5 }, 'points')).toBe(en.close);
    expect(behind(5, { worth: null }, 'points')).toBe('');
  });

  it('is a number with its interval, or without it if nobody knows that', () => {
    const best = [{ intent: {}, worth: 5 }];
    const lost = (decided: object) =>
      lossOf({ decided: { intent: {}, worth: 3.5, ...decided }, best, unit: 'points' });
    expect(lost({ behind: { by: 1.2, error: 0.5 } })).toEqual({
      by: '−1.2',
      beside: en.points.beside('1.0'),
    });
    expect(lost({})).toEqual({ by: '−1.5', beside: '' });
  });
});
