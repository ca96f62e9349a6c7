import type { Said } from '../languages';
import { shelf } from './language.svelte';

/** The texts around the games, as every language has them. */
export type Messages = Said<'frame'>;

/** Returns the texts around the games in the current language. */
export const t = shelf('frame');
export {
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
