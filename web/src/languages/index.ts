// The languages. Each is one folder, of which only a few words are here from the start; the rest comes when it is chosen.
// docs/contribute/translating.md says how another one is added.
import { en } from './en/at-once';
import type { parts } from './en';
import { fr } from './fr/at-once';
import { nl } from './nl/at-once';

/** What is said before any other word of a language has come. */
export interface AtOnce {
  /** Its own name for itself. */
  name: string;
  /** Nothing could be loaded, and what can be done about it. */
  sorry: string;
  again: string;
  /** "King: takes up to 4 cards"; in French with a space that never breaks the line before the colon. */
  colon(name: string, what: string): string;
}

/** All parts of a language, by name, each with what fetches it. */
export type Folder = typeof parts;
export type Part = keyof Folder;
/** What a part says. */
export type Said<P extends Part> = Awaited<ReturnType<Folder[P]>>;

interface Known extends AtOnce {
  folder(): Promise<{ parts: Folder }>;
}

const all = {
  en: { ...en, folder: () => import('./en') },
  fr: { ...fr, folder: () => import('./fr') },
  nl: { ...nl, folder: () => import('./nl') },
};

/** By its code. */
export type Language = keyof typeof all;
export const languages: Record<Language, Known> = all;
