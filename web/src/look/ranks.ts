// Who is where on a score sheet.

/** A player at the head of a column. */
export interface Ranked {
  seat: number;
  /** As the others know the player: the letter of the seat comes from it. */
  name: string;
  /** What the reader calls the player. */
  called: string;
  wins: boolean;
  /** The reader. */
  you: boolean;
}

/** The players by their places (`own`: what the reader is called), the winner first; who shares a place, in table order, and partners side by side. */
export function ranks(
  places: number[],
  names: string[],
  you: number | null,
  own: string,
  teams: { seats: number[] }[] = [],
): Ranked[] {
  const team = (seat: number) => teams.findIndex(({ seats }) => seats.includes(seat));
  const seats = places
    .map((_, seat) => seat)
    .sort((a, b) => places[a]! - places[b]! || team(a) - team(b) || a - b);
  return seats.map((seat) => ({
    seat,
    name: names[seat] ?? '',
    called: seat === you ? own : (names[seat] ?? ''),
    wins: places[seat] === 1,
    you: seat === you,
  }));
}
