// The house's own words around a plain board. What the game itself says stays as its author wrote it.
import { shelf } from '../i18n/language.svelte';
import type { en } from './en';

export type PlainWords = typeof en;

export const words = shelf<PlainWords>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});
