// The languages. Each is a folder; a few texts of each are loaded at the start, the others after a choice of
// language. docs/contribute/translating.md describes how to add a language.
import { en } from './en/at-once';
import type { parts } from './en';
import { fr } from './fr/at-once';
import { nl } from './nl/at-once';

/** The texts that are loaded before all others of a language. */
export interface AtOnce {
  /** The name of the language, in that language. */
  name: string;
  /** The message that no texts could be loaded, with advice. */
  sorry: string;
  again: string;
  /** Joins as in "King: takes up to 4 cards". French has a no-break space before the colon. */
  colon(name: string, what: string): string;
}

/** The parts of a language by name, each with a function that fetches it. */
export type Folder = typeof parts;
export type Part = keyof Folder;
/** The texts of a part. */
export type Said<P extends Part> = Awaited<ReturnType<Folder[P]>>;

interface Known extends AtOnce {
  folder(): Promise<{ parts: Folder }>;
}

const all = {
  en: { ...en, folder: () => import('./en') },
  fr: { ...fr, folder: () => import('./fr') },
  nl: { ...nl, folder: () => import('./nl') },
};

/** The code of a language. */
export type Language = keyof typeof all;
export const languages: Record<Language, Known> = all;
