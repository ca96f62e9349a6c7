// The fixtures of every game, by the game's machine name.
import type { FixtureBook } from '../src/games/fixture';
import { byFolder } from '../src/games/folders';

export const books = byFolder(import.meta.glob<FixtureBook>('../src/games/*/fixtures.ts', { eager: true }));
