import { en } from './en';
import { fr } from './fr';
import { catalogue } from './language.svelte';

export type Messages = typeof en;

/** The frame's messages in the current language. */
export const t = catalogue<Messages>({ en, fr });
export {
  catalogue,
  either,
  language,
  languages,
  listing,
  plural,
  setLanguage,
  type Language,
} from './language.svelte';
