// Who is where on a score sheet.

/** A player at the head of a column. */
export interface Ranked {
  seat: number;
  /** As the others know the player: the letter of the seat comes from it. */
  name: string;
  /** What the reader calls the player. */
  called: string;
  wins: boolean;
  /** The place, in words. */
  place?: string;
}

interface Words {
  you: string;
  place: (place: number) => string;
}

/** The players by their places, the winner first; who shares a place, in table order, and partners side by side. */
export function ranks(
  places: number[],
  names: string[],
  you: number | null,
  w: Words,
  teams: { seats: number[] }[] = [],
): Ranked[] {
  const team = (seat: number) => teams.findIndex(({ seats }) => seats.includes(seat));
  const seats = places
    .map((_, seat) => seat)
    .sort((a, b) => places[a]! - places[b]! || team(a) - team(b) || a - b);
  return seats.map((seat) => ({
    seat,
    name: names[seat] ?? '',
    called: seat === you ? w.you : (names[seat] ?? ''),
    wins: places[seat] === 1,
    place: w.place(places[seat]!),
  }));
}
