import type { Games } from './generated/games.js';

/** The machine name of a game. */
export type GameId = keyof Games;

/** What the types of a game are: one of `Games`, or nothing known. */
export interface AnyGame {
  view: unknown;
  intent: unknown;
  seen: unknown;
}
