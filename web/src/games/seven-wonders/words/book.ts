// Texts that few read, and nobody at first: they are fetched with the files that show them.
import { shelf } from '../../../i18n/language.svelte';
import type { Leader } from '../types';

export const bookTexts = shelf('seven-wonders/book');

/** What is not plain from what they do alone; `null` if nothing. */
export const rulingOf = (leader: Leader): string | null => bookTexts().leaderRulings[leader] ?? null;
