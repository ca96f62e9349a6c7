// The players of a finished match.
import type { MatchListing, Player, SeatView } from '../generated/protocol';

const occupant = (player: Player): SeatView['occupant'] =>
  player.is === 'account'
    ? { is: 'account', account: player.account, ready: true, connected: true, away: false, left: false }
    : player;

/** Returns the players as seats of a table. Matches of old versions do not contain their players. */
export const seatsOf = ({ players, outcome }: MatchListing): SeatView[] =>
  seatsWith(players, outcome.places.length);

/** Returns this many seats with their players. */
export const seatsWith = (players: Player[], seats: number): SeatView[] =>
  Array.from({ length: seats }, (_, seat) => ({
    occupant: occupant(players[seat] ?? { is: 'nobody' }),
    open: false,
  }));

/** Returns the seat of an account; `null` if it had none. */
export function seatOf({ players }: MatchListing, account: string | null): number | null {
  const seat = players.findIndex((player) => player.is === 'account' && player.account.id === account);
  return seat < 0 ? null : seat;
}

/** Returns the final points of each seat; `null` in games without points. */
export const totalsOf = ({ outcome }: MatchListing): number[] | null => outcome.sheet.at(-1)?.points ?? null;
