// What is said of order among people; fetched with whatever shows it.
import { shelf } from '../i18n/language.svelte';
import type { en } from './en';

export const words = shelf<typeof en>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});
