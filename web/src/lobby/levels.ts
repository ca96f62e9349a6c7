// From which automatic players people choose, and how their levels look.
import type { GameListing } from '../generated/protocol';

type Offer = Pick<GameListing, 'players' | 'levels'>;

/** What a level's shape has bars; `null` for a player without a level. */
const bars: Record<string, number> = {
  newcomer: 1,
  steady: 2,
  skilled: 3,
  heuristic: 3,
  strong: 4,
  expert: 5,
};
export const barsOf = (player: string): number | null => bars[player] ?? null;

/** Whom people can choose, weakest first: the levels of the game; all its players if it has none. */
export const choosable = (game: Offer | undefined): string[] =>
  game?.levels?.map((level) => level.player) ?? game?.players ?? [];

/** Whom a table begins with: whoever was chosen last, or the steady one; in a game without levels its best. */
export function usual(game: Offer | undefined, last: string | null): string | null {
  const players = choosable(game);
  for (const player of [last, 'steady']) if (player !== null && players.includes(player)) return player;
  return players.at(-1) ?? null;
}

/** Whether a player of a game thinks about what it does, and does not decide at once. */
export const doesThink = (game: Offer | undefined, player: string): boolean =>
  game?.levels?.some((level) => level.player === player && level.thinks > 0) ?? false;
