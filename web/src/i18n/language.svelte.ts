// The language everything is shown in, and how catalogues follow it.

export const languages = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof languages;

const key = 'septet.language';

function preferred(): Language {
  if (typeof localStorage !== 'undefined') {
    const chosen = localStorage.getItem(key);
    if (chosen && chosen in languages) return chosen as Language;
  }
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return (wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in languages) as Language) ?? 'en';
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

/**
 * Words in files of their own, one a language: only the language that is shown is fetched. Call the result to get the
 * messages; reactive in components. Nothing that reads them may be shown before `withWords` or `wordsAreHere`.
 */
export function shelf<Messages>(files: Record<Language, () => Promise<Messages>>): () => Messages {
  const held: Partial<Record<Language, Messages>> = {};
  shelves.push({
    has: (language) => language in held,
    fetch: async (language) => void (held[language] = await files[language]()),
  });
  return () => {
    const messages = held[current];
    if (!messages) throw new Error(`words in ${current} are read before they are fetched`);
    return messages;
  };
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
  localStorage.setItem(key, next);
}

/** The same for a few words that are not worth a file. */
export function catalogue<Messages>(all: Record<Language, Messages>): () => Messages {
  return () => all[current];
}

/** The form of a number in the current language, with the number put in place of `#`. */
export function plural(n: number, forms: { one: string; other: string; many?: string }): string {
  const rule = new Intl.PluralRules(current).select(n);
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

/** "King: takes up to 4 cards"; in French with a space that never breaks the line before the colon. */
export const colon = catalogue({
  en: (name: string, what: string) => `${name}: ${what}`,
  fr: (name: string, what: string) => `${name} : ${what}`,
});
