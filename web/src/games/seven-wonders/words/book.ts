// Texts that few readers open, and none at first. They are fetched with the files that show them.
import { shelf } from '../../../i18n/language.svelte';
import type { Leader } from '../types';

export const bookTexts = shelf('seven-wonders/book');

/** Returns the ruling on a leader's effect, or `null` without one. */
export const rulingOf = (leader: Leader): string | null => bookTexts().leaderRulings[leader] ?? null;
