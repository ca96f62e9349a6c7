import type { Games } from './generated/games.js';

/** The machine name of a game. */
export type GameId = keyof Games;

/** The types of a game: one of `Games`, or unknown types. */
export interface AnyGame {
  view: unknown;
  intent: unknown;
  seen: unknown;
}
