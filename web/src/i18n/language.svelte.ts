// The language everything is shown in, and how catalogues follow it.

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

/** What fetches the words of one shelf, and whether they are here. */
interface Shelf {
  has(language: Language): boolean;
  fetch(language: Language): Promise<void>;
}
const shelves: Shelf[] = [];
const missing = (language: Language) => shelves.filter((shelf) => !shelf.has(language));

/** Words that come from somewhere, a language at a time. Nothing that reads them may be shown before `wordsAreHere`. */
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
 * A part of the folder of a language: only that of the language that is shown is fetched. Call the result to get the
 * messages; reactive in components. Nothing that reads them may be shown before `withWords` or `wordsAreHere`.
 */
export const shelf = <P extends Part>(part: P): (() => Said<P>) =>
  shelfOf((language) => fetched(language, part));

async function fetched<P extends Part>(language: Language, part: P): Promise<Said<P>> {
  const { parts } = await languages[language].folder();
  return (await parts[part]()) as Said<P>;
}

/** Asks for a part of the current language before something shows it. Should it fail, it is asked for again then. */
export function ahead(part: string): void {
  languages[current]
    .folder()
    .then(({ parts }) => (parts as Partial<Record<string, () => Promise<unknown>>>)[part]?.())
    .catch(() => undefined);
}

/** Resolves when all words are here that what was loaded so far may show. */
export async function wordsAreHere(language?: Language): Promise<void> {
  for (let wanted = language ?? current, lack = missing(wanted); lack.length > 0; lack = missing(wanted)) {
    await Promise.all(lack.map((shelf) => shelf.fetch(wanted)));
    // Meanwhile another one was chosen.
    wanted = language ?? current;
  }
}

/** What is loaded, once its words are here, too. */
export async function withWords<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const loaded = await loading;
  await wordsAreHere();
  return loaded;
}

/** What was chosen last, perhaps while other words were on their way. */
let chosen: Language | undefined;

/** Shows everything in another language, all at once, as soon as its words are here. */
export async function setLanguage(next: Language): Promise<void> {
  chosen = next;
  if (missing(next).length > 0) await wordsAreHere(next);
  // Meanwhile another one was chosen.
  if (chosen !== next) return;
  current = next;
  storage.setItem(key, next);
}

/** Made once a language: it takes a while, and a table asks for hundreds of forms. */
const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form of a number in the current language, with the number put in place of `#`. */
export function plural(n: number, forms: { one: string; other: string; many?: string }): string {
  const rule = (rules[current] ??= new Intl.PluralRules(current)).select(n);
  const form = rule === 'one' ? forms.one : rule === 'many' ? (forms.many ?? forms.other) : forms.other;
  return form.replace('#', n.toLocaleString(current));
}

/** "Ana, Ben and Cleo". */
export function listing(items: string[]): string {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(items);
}

/** "wood, stone or clay". */
export function either(items: string[]): string {
  return new Intl.ListFormat(current, { type: 'disjunction' }).format(items);
}

/** "King: takes up to 4 cards", with what stands before a colon in this language. */
export const colon = (): ((name: string, what: string) => string) => languages[current].colon;
