import { en, type Messages } from './en';
import { fr } from './fr';
import { catalogue } from './language.svelte';

export type { Messages };

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
