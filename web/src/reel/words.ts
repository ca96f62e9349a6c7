// What is said of what somebody missed; fetched when they come back.
import { shelf } from '../i18n/language.svelte';
import type { en } from './en';

export const words = shelf<typeof en>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});
