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

export function setLanguage(next: Language) {
  current = next;
  localStorage.setItem(key, next);
}

/** A catalogue of messages: call the result to get those of the current language. Reactive in components. */
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
