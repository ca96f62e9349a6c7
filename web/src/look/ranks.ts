// The order of players on a score sheet.

/** A player at the head of a column. */
export interface Ranked {
  seat: number;
  /** The name for other players. The letter of the seat comes from it. */
  name: string;
  /** The name for the reader. */
  called: string;
  wins: boolean;
  /** True for the reader. */
  you: boolean;
}

/**
 * Returns the players by place, the winner first. Players of one place are in table order, with partners side
 * by side. `own`: the name for the reader.
 */
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
