// The fixtures of every game, by the game's machine name.
import { bookOf, type FixtureBook, type Generated } from '../src/games/fixture';
import { byFolder } from '../src/games/folders';

const own = byFolder(import.meta.glob<FixtureBook>('../src/games/*/fixtures.ts', { eager: true }));
const files = import.meta.glob<Generated>('../src/generated/*.fixtures.json', {
  eager: true,
  import: 'default',
});

export const books: Record<string, FixtureBook> = Object.fromEntries(
  Object.values(files).map((file) => [file.game, own[file.game] ?? bookOf(file)]),
);
