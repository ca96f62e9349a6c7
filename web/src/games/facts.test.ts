// What cards are, cost and count comes from the rules (`*.facts.json`). A list of cards, or numbers by card, that somebody
// types in is wrong sooner or later; words and drawings of each are written here, of course.
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

/** The names of things: every word of the facts that is no sentence, and the keys of things that are named. */
function names(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z][a-z0-9_-]+$/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(names) : [];
}

const games = Object.entries(printed).map(([path, facts]) => ({
  game: path.split('/').at(-1)!.replace('.facts.json', ''),
  names: [...new Set(names(facts))],
}));

/** Where a source types in what the facts say. */
function typed(text: string, ids: string[]): string[] {
  const id = `(?:${ids.join('|')})`;
  // Three things in a row, or two with numbers.
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
