import { expect, it } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { when } from './when';

const noon = new Date(2026, 11, 1, 12, 0).getTime();

it('says a moment of today by its hour, and another one by its day', async () => {
  for (const [language, today, later] of [
    ['en', 'at 12:00 PM', 'on Thursday, December 3 at 12:00 PM'],
    ['fr', 'à 12:00', 'le jeudi 3 décembre à 12:00'],
    ['nl', 'om 12:00', 'op donderdag 3 december om 12:00'],
  ] as const) {
    await setLanguage(language);
    expect(when(noon, noon - 3_600_000)).toBe(today);
    expect(when(noon + 2 * 86_400_000, noon)).toBe(later);
  }
});
