// The levels of built-in bots: the choice at a table, and their symbols.
import type { GameListing } from '../generated/protocol';

type Offer = Pick<GameListing, 'players' | 'levels'>;

/** The number of bars in the symbol of each level; `null` for a bot without a level. */
const bars: Record<string, number> = {
  newcomer: 1,
  steady: 2,
  skilled: 3,
  heuristic: 3,
  strong: 4,
  expert: 5,
};
export const barsOf = (player: string): number | null => bars[player] ?? null;

/**
 * Returns the bots to choose from, the weakest first: the levels of the game, or all its bots if it has no
 * levels.
 */
export const choosable = (game: Offer | undefined): string[] =>
  game?.levels?.map((level) => level.player) ?? game?.players ?? [];

/**
 * Returns the level at the start: the latest choice or `steady`. In a game without levels it is the best bot.
 */
export function usual(game: Offer | undefined, last: string | null): string | null {
  const players = choosable(game);
  for (const player of [last, 'steady']) if (player !== null && players.includes(player)) return player;
  return players.at(-1) ?? null;
}

/** True if a bot of the game uses thinking time before it decides. */
export const doesThink = (game: Offer | undefined, player: string): boolean =>
  game?.levels?.some((level) => level.player === player && level.thinks > 0) ?? false;
