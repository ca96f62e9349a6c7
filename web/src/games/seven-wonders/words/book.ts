// Texts that few read, and nobody at first: they are fetched with the files that show them.
import { shelf } from '../../../i18n/language.svelte';
import type { Leader } from '../types';
import type * as en from './book.en';

export const bookTexts = shelf<typeof en>({
  en: () => import('./book.en'),
  fr: () => import('./book.fr'),
});

/** What is not plain from what they do alone; `null` if nothing. */
export const rulingOf = (leader: Leader): string | null => bookTexts().leaderRulings[leader] ?? null;
