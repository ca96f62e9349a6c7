// The language of the pages, and the texts that follow it.

import { languages, type Language, type Part, type Said } from '../languages';
import { storage } from '../state/storage';

export { languages, type Language };

const key = 'septet.language';

function preferred(): Language {
  const chosen = storage.getItem(key);
  if (chosen && Object.hasOwn(languages, chosen)) return chosen as Language;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0]!);
  return (known.find((code) => Object.hasOwn(languages, code)) as Language | undefined) ?? 'en';
}

let current = $state<Language>(preferred());

export function language(): Language {
  return current;
}

/** The texts of one part, by language: a check and a fetch. */
interface Shelf {
  has(language: Language): boolean;
  fetch(language: Language): Promise<void>;
}
const shelves: Shelf[] = [];
const missing = (language: Language) => shelves.filter((shelf) => !shelf.has(language));

/**
 * Returns a reader of texts that are fetched by language. A component that reads them must wait for
 * `wordsAreHere`.
 */
export function shelfOf<Messages>(files: (language: Language) => Promise<Messages>): () => Messages {
  const held: Partial<Record<Language, Messages>> = {};
  shelves.push({
    has: (language) => language in held,
    fetch: async (language) => void (held[language] = await files(language)),
  });
  return () => {
    const messages = held[current];
    if (!messages) throw new Error(`words in ${current} are read before they are fetched`);
    return messages;
  };
}

/**
 * Returns a reader for a part of the language folder. It fetches only the current language and is reactive in
 * components. A component that reads it must wait for `withWords` or `wordsAreHere`.
 */
export const shelf = <P extends Part>(part: P): (() => Said<P>) =>
  shelfOf((language) => fetched(language, part));

async function fetched<P extends Part>(language: Language, part: P): Promise<Said<P>> {
  const { parts } = await languages[language].folder();
  return (await parts[part]()) as Said<P>;
}

/**
 * Fetches a part of the current language early. After a failure, the component that shows it fetches it
 * again.
 */
export function ahead(part: string): void {
  languages[current]
    .folder()
    .then(({ parts }) => (parts as Partial<Record<string, () => Promise<unknown>>>)[part]?.())
    .catch(() => undefined);
}

/** Waits for all texts that the loaded code may show. */
export async function wordsAreHere(language?: Language): Promise<void> {
  for (let wanted = language ?? current, lack = missing(wanted); lack.length > 0; lack = missing(wanted)) {
    await Promise.all(lack.map((shelf) => shelf.fetch(wanted)));
    // The language may have changed during the fetch.
    wanted = language ?? current;
  }
}

/** Returns the loaded code after its texts have arrived. */
export async function withWords<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const loaded = await loading;
  await wordsAreHere();
  return loaded;
}

/** The latest choice, whose texts may still be on their way. */
let chosen: Language | undefined;

/** Switches all texts to another language at once, after they have arrived. */
export async function setLanguage(next: Language): Promise<void> {
  chosen = next;
  if (missing(next).length > 0) await wordsAreHere(next);
  // A later choice replaced this one during the fetch.
  if (chosen !== next) return;
  current = next;
  storage.setItem(key, next);
}

/** Returns a formatter for each language, made once: a table asks for hundreds of forms. */
function formatter<Formatter>(make: (language: Language) => Formatter): () => Formatter {
  const made: Partial<Record<Language, Formatter>> = {};
  return () => (made[current] ??= make(current));
}

const rules = formatter((language) => new Intl.PluralRules(language));
const numbers = formatter((language) => new Intl.NumberFormat(language));
const conjunctions = formatter((language) => new Intl.ListFormat(language, { type: 'conjunction' }));
const disjunctions = formatter((language) => new Intl.ListFormat(language, { type: 'disjunction' }));

/** Returns the form for a number in the current language, with the number in place of `#`. */
export function plural(n: number, forms: { one: string; other: string; many?: string }): string {
  const rule = rules().select(n);
  const form = rule === 'one' ? forms.one : rule === 'many' ? (forms.many ?? forms.other) : forms.other;
  return form.replace('#', numbers().format(n));
}

/** Joins words as in "Ana, Ben and Cleo". */
export const listing = (items: string[]): string => conjunctions().format(items);

/** Joins words as in "wood, stone or clay". */
export const either = (items: string[]): string => disjunctions().format(items);

/** Returns the function that joins a name and a text by a colon, spaced as in the current language. */
export const colon = (): ((name: string, what: string) => string) => languages[current].colon;
