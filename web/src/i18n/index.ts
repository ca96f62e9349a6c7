import type { Said } from '../languages';
import { shelf } from './language.svelte';

/** What every language says around the games. */
export type Messages = Said<'frame'>;

/** The frame's messages in the current language. */
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
