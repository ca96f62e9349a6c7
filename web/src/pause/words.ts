// What is said of pauses; fetched when somebody wants one.
import { shelf } from '../i18n/language.svelte';
import type { en } from './en';

export const words = shelf<typeof en>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});
