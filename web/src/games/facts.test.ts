// Card values, costs and numbers come from the rules (`*.facts.json`). A list of cards or numbers that is
// typed into a source gets outdated. Only words and drawings of cards are written in the sources.
import { expect, it } from 'vitest';
import { byFolder } from './folders';

type Files = Record<string, string>;
const sources = import.meta.glob(
  ['./*/**/*.ts', './*/**/*.svelte', '!./**/*.test.ts', '!./*/every-event.ts', '!./*/fixture-*.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
) as Files;
const printed = import.meta.glob<object>('../generated/*.facts.json', { import: 'default', eager: true });

/**
 * Returns the names of things: the words of the facts that are no sentences, and the keys of named things.
 */
function names(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z][a-z0-9_-]+$/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(names) : [];
}

const games = Object.entries(printed).map(([path, facts]) => ({
  game: path.split('/').at(-1)!.replace('.facts.json', ''),
  names: [...new Set(names(facts))],
}));

/** Returns the places where a source repeats values of the facts. */
function typed(text: string, ids: string[]): string[] {
  const id = `(?:${ids.join('|')})`;
  // A hit is a list of three things, or two things with numbers.
  const list = new RegExp(`(?:['"]${id}['"],\\s*){2}['"]${id}['"]`, 'g');
  const numbers = new RegExp(`(?:['"]?${id}['"]?: -?\\d+,\\s*){2}`, 'g');
  return [...text.matchAll(list), ...text.matchAll(numbers)].map(([found]) => found);
}

it('there are facts of every game here', () => {
  expect(games.map(({ game }) => game).sort()).toEqual(
    Object.keys(byFolder(import.meta.glob('./*/index.ts'))).sort(),
  );
});

it('finds what is typed twice', () => {
  const ids = ['king', 'bishop', 'peasant'];
  expect(typed("const titles = ['king', 'bishop',\n  'peasant'];", ids)).toHaveLength(1);
  expect(typed('const most = {\n  king: 4,\n  bishop: 1,\n  peasant: 1,\n};', ids)).toHaveLength(1);
  expect(typed("const words = { king: 'King', bishop: 'Bishop' }; f('king', 'other');", ids)).toEqual([]);
});

it.each(games)('nothing that the rules say of $game is typed in again', ({ game, names: ids }) => {
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`./${game}/`));
  expect(own.length).toBeGreaterThan(10);
  for (const [path, text] of own) expect(typed(text, ids), path).toEqual([]);
});
