// What the Owl says in every game; fetched with the lesson.
import { shelf } from '../i18n/language.svelte';
import type { en } from './en';

export const words = shelf<typeof en>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});
