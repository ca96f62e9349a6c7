// Tests for the words of every game. A game's words.test.ts calls them and adds its own.
import { afterEach, describe, expect, it } from 'vitest';
import { languages, setLanguage, type Language } from '../i18n/language.svelte';
import type { FixtureBook } from './fixture';
import type { NameCtx, WholeModule } from './game';

afterEach(() => setLanguage('en'));

/** Text that a reader must never see. */
export const broken = /undefined|\bnull\b|NaN|\[object|#|\$\{| {2,}/;

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

/** Adds one test for each language. */
export function inEach(title: string, test: () => void) {
  for (const language of Object.keys(languages) as Language[]) {
    it(`${title} in ${language}`, () => {
      setLanguage(language);
      test();
    });
  }
}

const whole = (line: string | null) => {
  expect(line).toMatch(/^\p{Lu}.*[.]$/u);
  expect(line).not.toMatch(broken);
};

/**
 * Returns every text in a tree of words, by its path. Functions are skipped: the tests of the sentences cover
 * them.
 */
const flat = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
      : [];

export interface Words<Seen, Refusal> extends Pick<
  WholeModule<any, any, any, Seen, Refusal>,
  'sentence' | 'refusal'
> {
  /** Returns an intent in words. */
  deed(intent: any, view: any, ctx: NameCtx): string;
  book: FixtureBook;
  /** One refusal of each kind. */
  refusals: NoInfer<Refusal>[];
  /** Returns all words in the current language, in any tree. */
  texts(): Record<string, unknown>;
  /** Returns the part of an intent that a reader can see, if not all of it. */
  looks?(intent: any, view: any): unknown;
  /** The minimum number of intents that all positions offer together. Default: 20. */
  deeds?: number;
  /** Paths of texts that are the same word as in English. */
  same?: Partial<Record<Language, string[]>>;
}

export function wordsLaws<Seen, Refusal>(of: Words<Seen, Refusal>) {
  const ctx: NameCtx = { names: of.book.names, you: of.book.you };

  describe('what is offered', () => {
    inEach('has words of its own, in every position', () => {
      const told = Object.entries(of.book.fixtures).flatMap(([name, { view, decision }]) => {
        const { intents = [], back = null } = (decision?.choices ?? {}) as {
          intents?: unknown[];
          back?: unknown;
        };
        const deeds = [...intents, ...(back ? [back] : [])].map((intent) => of.deed(intent, view, ctx));
        for (const deed of deeds) {
          expect(deed, name).toMatch(/^\p{Lu}/u);
          expect(deed, name).not.toMatch(broken);
        }
        // Intents with the same label must look the same to a reader.
        const told = new Map<string, string>();
        intents.forEach((intent, n) => {
          const looks = JSON.stringify(of.looks?.(intent, view) ?? intent);
          expect(told.get(deeds[n]!) ?? looks, `${name}: ${deeds[n]}`).toBe(looks);
          told.set(deeds[n]!, looks);
        });
        return deeds;
      });
      expect(told.length).toBeGreaterThan(of.deeds ?? 20);
    });
  });

  describe('the log', () => {
    inEach('has a sentence for every event', () => {
      const lines = of.book.everyEvent.map((seen) => of.sentence(seen, ctx));
      lines.forEach(whole);
      expect(lines).toMatchSnapshot();
    });
  });

  describe('refusals', () => {
    inEach('are sentences, no two alike', () => {
      const lines = of.refusals.map((refusal) => of.refusal(refusal, ctx, ''));
      lines.forEach(whole);
      expect(new Set(lines).size).toBe(lines.length);
    });
  });

  it('every text is translated', () => {
    const said = (language: Language) => {
      setLanguage(language);
      return new Map(flat(of.texts(), ''));
    };
    const en = said('en');
    expect(en.size).toBeGreaterThan(0);
    for (const language of others) {
      const other = said(language);
      expect([...other.keys()].sort(), language).toEqual([...en.keys()].sort());
      const same = [...en].filter(([path, text]) => other.get(path) === text).map(([path]) => path);
      expect(same, language).toEqual(of.same?.[language] ?? []);
    }
  });
}
