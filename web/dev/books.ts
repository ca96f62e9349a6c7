// The fixtures of every game, by the game's machine name.
import type { FixtureBook } from '../src/games/fixture';

const files = import.meta.glob<FixtureBook>('../src/games/*/fixtures.ts', { eager: true });
export const books: Record<string, FixtureBook> = Object.fromEntries(
  Object.entries(files).map(([path, book]) => [path.split('/').at(-2)!, book]),
);
