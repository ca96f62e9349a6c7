import type { Messages } from './en';
import { shelf } from './language.svelte';

export type { Messages };

/** The frame's messages in the current language. */
export const t = shelf<Messages>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});
export {
  catalogue,
  either,
  language,
  languages,
  listing,
  plural,
  setLanguage,
  withWords,
  wordsAreHere,
  type Language,
} from './language.svelte';
