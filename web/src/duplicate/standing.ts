// The results of a shared deal, by seat and by player.
import type { Duplicate, DuplicateTable, Matchpoints } from '../generated/protocol';
import { seatNames } from '../lobby/words';
import { seatsWith } from '../replay/players';

/** The result of one seat at one table. */
export interface Hand {
  /** The number of the table, from 0, in the server's order. */
  table: number;
  seat: number;
  name: string;
  /** The account of a player or an external bot; `null` for a built-in bot. */
  account: string | null;
  place: number;
  points: number | null;
  score: Matchpoints | null;
}

/** Returns the names of the players at a table, by seat. */
export const namesAt = (table: DuplicateTable): string[] =>
  seatNames(seatsWith(table.players, table.players.length));

/** Returns the hands with a result, table by table. */
export function hands({ tables }: Duplicate): Hand[][] {
  return tables.map((at, table) => {
    const { result } = at;
    if (!result) return [];
    const names = namesAt(at);
    const points = result.outcome.sheet.at(-1)?.points;
    return result.outcome.places.map((place, seat) => {
      const player = at.players[seat];
      return {
        table,
        seat,
        name: names[seat] ?? '',
        account: player?.is === 'account' ? player.account.id : null,
        place,
        points: points?.[seat] ?? null,
        score: result.matchpoints[seat] ?? null,
      };
    });
  });
}

/**
 * Returns the hands of accounts by pairs won, the most first. Equal hands are in the order of tables and
 * seats.
 */
export const ranking = (of: Hand[][]): Hand[] =>
  of
    .flat()
    .filter((hand) => hand.account !== null)
    .sort((a, b) => (b.score?.won ?? 0) - (a.score?.won ?? 0) || a.table - b.table || a.seat - b.seat);

/** Returns the place in the ranking. Equal hands share a place. */
export const rankOf = (ranked: Hand[], hand: Hand): number =>
  1 + ranked.filter((other) => (other.score?.won ?? 0) > (hand.score?.won ?? 0)).length;
