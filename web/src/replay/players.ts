// Who played a match that is over.
import type { MatchListing, Player, SeatView } from '../generated/protocol';

const occupant = (player: Player): SeatView['occupant'] =>
  player.is === 'account'
    ? { is: 'account', account: player.account, ready: true, connected: true, away: false, left: false }
    : player;

/** As the seats of a table; who sat there is not known of matches of old versions. */
export const seatsOf = ({ players, outcome }: MatchListing): SeatView[] =>
  seatsWith(players, outcome.places.length);

/** The same of so many seats. */
export const seatsWith = (players: Player[], seats: number): SeatView[] =>
  Array.from({ length: seats }, (_, seat) => ({
    occupant: occupant(players[seat] ?? { is: 'nobody' }),
    open: false,
  }));

/** The seat of an account; `null` if it sat in none. */
export function seatOf({ players }: MatchListing, account: string | null): number | null {
  const seat = players.findIndex((player) => player.is === 'account' && player.account.id === account);
  return seat < 0 ? null : seat;
}

/** What each seat had in the end, if the game counts. */
export const totalsOf = ({ outcome }: MatchListing): number[] | null => outcome.sheet.at(-1)?.points ?? null;
