// What came of a shared deal, seat by seat and person by person.
import type { Duplicate, DuplicateTable, Matchpoints } from '../generated/protocol';
import { seatNames } from '../lobby/words';
import { seatsWith } from '../replay/players';

/** What a seat made of the deal at a table. */
export interface Hand {
  /** Counted from 0, in the order of the tables. */
  table: number;
  seat: number;
  name: string;
  /** A person, or a program of theirs; otherwise a bot of the server. */
  account: string | null;
  place: number;
  points: number | null;
  score: Matchpoints | null;
}

/** Who sits at a table, or sat there with the shared deal. */
export const namesAt = (table: DuplicateTable): string[] =>
  seatNames(seatsWith(table.players, table.players.length));

/** Every hand that was played to its end, table by table. */
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

/** People, who won most pairs first. Hands that are equal share their order. */
export const ranking = (of: Hand[][]): Hand[] =>
  of
    .flat()
    .filter((hand) => hand.account !== null)
    .sort((a, b) => (b.score?.won ?? 0) - (a.score?.won ?? 0) || a.table - b.table || a.seat - b.seat);

/** The place in the ranking, where equal hands share one. */
export const rankOf = (ranked: Hand[], hand: Hand): number =>
  1 + ranked.filter((other) => (other.score?.won ?? 0) > (hand.score?.won ?? 0)).length;
