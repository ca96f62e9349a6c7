// The gaps of a language. The compiler finds most of them in the list of parts; this test lists them by name.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, type Language, type Part } from '.';
import facts from '../generated/seven-wonders.facts.json?raw';
import { parts as english } from './en';

const all = Object.keys(languages) as Language[];
const others = all.filter((language) => language !== 'en');
const folders = import.meta.glob('./*/index.ts');

/** Returns the path of every text, with the type of its value. */
function said(messages: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] => {
      const here = path ? `${path}.${key}` : key;
      return value && typeof value === 'object' ? [...said(value as object, here)] : [[here, typeof value]];
    }),
  );
}

/** Returns every text with its path. Functions get numbers that fit any parameter. */
function heard(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function')
      return [1, 2].map((n) => [here, String((value as (...args: unknown[]) => string)(n, n + 2, n + 3))]);
    return heard(value as object, here);
  });
}

const partOf = async (language: Language, part: Part): Promise<object> => {
  const { parts } = await languages[language].folder();
  return parts[part]();
};
/** The parts whose functions take only numbers and strings. */
const plain: Part[] = [
  'frame',
  'account',
  'admin',
  'analysis',
  'score',
  'duplicate',
  'ears',
  'keys',
  'ladder',
  'plain',
  'reactions',
  'reel',
  'replay',
  'teach',
];
/** The rulings on leaders, which a language may lack: only some leaders need one. */
const mayLack = /^leaderRulings\./;

describe('a language', () => {
  it('is a folder, and each folder is in the list', () => {
    const found = Object.keys(folders).map((path) => path.split('/')[1]);
    expect(found.sort()).toEqual([...all].sort());
  });

  it('has another name than the others', () => {
    expect(new Set(all.map((language) => languages[language].name)).size).toBe(all.length);
  });

  it.each(others)('has every part and every message: %s', async (language) => {
    const { parts } = await languages[language].folder();
    expect(Object.keys(parts)).toEqual(Object.keys(english));
    const lacks: string[] = [];
    const besides: string[] = [];
    for (const part of Object.keys(english) as Part[]) {
      const [wanted, given] = [said(await partOf('en', part)), said(await partOf(language, part))];
      for (const [path, kind] of wanted)
        if (given.get(path) !== kind && !mayLack.test(path)) lacks.push(`${part}: ${path}`);
      for (const path of given.keys()) if (!wanted.has(path)) besides.push(`${part}: ${path}`);
    }
    expect({ lacks, besides }).toEqual({ lacks: [], besides: [] });
  });

  it.each(all)('leaves nothing empty and no number unfilled: %s', async (language) => {
    for (const part of plain)
      for (const [path, text] of heard(await partOf(language, part)))
        if (path !== 'by.player') expect(text, `${part}: ${path}`).not.toMatch(/^\s*$|#|undefined|NaN/);
  });

  it.each(others)('names everything that has a name: %s', (language) => {
    const lists = Object.values(JSON.parse(facts) as Record<string, unknown>);
    const named = lists
      .filter(Array.isArray)
      .flat()
      .filter((one) => one && typeof one === 'object' && 'en' in one);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((one) => !one[language]).map((one) => one.en as string)).toEqual([]);
  });

  it.each(all)('calls whoever a table waits for, at each game: %s', (language) => {
    const worker = readFileSync(resolve(import.meta.dirname, '../../public/sw.js'), 'utf8');
    const tables = /const games = (\{[\s\S]*?\n\});\nconst words = (\{[\s\S]*?\n\});/.exec(worker);
    const [games, words] = [tables![1], tables![2]].map(
      (source) => new Function(`return ${source}`)() as Record<string, object>,
    ) as [Record<string, object>, Record<string, object>];
    expect(Object.keys(games[language] ?? {})).toEqual(Object.keys(games.en!));
    expect(Object.keys(words[language] ?? {})).toEqual(Object.keys(words.en!));
  });
});

describe('the frame', () => {
  /** The texts that are equal to the English ones on purpose. */
  const meant: Record<Exclude<Language, 'en'>, RegExp> = {
    fr: /^(menu|level\.expert|start\.heading|start\.players|lobby\.code|setup\.options|clock\.seconds|game\.table|lobby\.you|lobby\.seat|chat\..*|start\.about|seconds|minutes)$/,
    nl: /^(menu|name\.join|level\.expert|start\.(heading|newTag|players|deedWith|against|bots)|lobby\.(code|host|bot)|setup\.(live|hints)|game\.chat|seat\.bot|team\.(name|heading|total))$/,
  };

  it.each(others)('is translated: %s', async (language) => {
    const [wanted, given] = [heard(await partOf('en', 'frame')), heard(await partOf(language, 'frame'))];
    const same = given.filter(([, text], i) => text === wanted[i]?.[1]).map(([path]) => path);
    expect(same.filter((path) => !meant[language as 'fr' | 'nl'].test(path))).toEqual([]);
  });
});
