// What is said of taking something back, of choosing ahead, and of sitting at one device; fetched when it is needed.
import { shelf } from '../i18n/language.svelte';
import type { en } from './en';

export const words = shelf<typeof en>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});
