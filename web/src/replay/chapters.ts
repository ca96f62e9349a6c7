// The moments at which ages, rounds and turns of a match begin, read from its views. Pure.

/** The time of the match in a view. Games without ages, rounds or turns have `null`. */
export interface Time {
  age: number | null;
  round: number | null;
  turn: number | null;
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function timeOf(view: unknown): Time {
  const fields = (typeof view === 'object' && view !== null ? view : {}) as Record<string, unknown>;
  return { age: number(fields['age']), round: number(fields['round']), turn: number(fields['turn']) };
}

/** The moment at which an age or a round begins. */
export interface Chapter {
  at: number;
  is: 'age' | 'round';
  number: number;
}

export interface Chapters {
  times: Time[];
  /** The ages; in a game without ages the rounds; in a game without both none. */
  parts: Chapter[];
  /** Every moment at which age, round or turn changes, with the beginning. */
  turns: number[];
}

export function chaptersOf(times: Time[]): Chapters {
  const is = times.some((time) => time.age !== null) ? 'age' : 'round';
  const parts: Chapter[] = [];
  const turns: number[] = [];
  times.forEach((time, at) => {
    const before = times[at - 1];
    const now = time[is];
    if (now !== null && now !== before?.[is]) parts.push({ at, is, number: now });
    if (!before || time.age !== before.age || time.round !== before.round || time.turn !== before.turn)
      turns.push(at);
  });
  return { times, parts, turns };
}

/** Returns the next of the places in a direction, or that end of the match. */
export const jump = (places: readonly number[], at: number, way: 1 | -1, end: number): number =>
  way === 1 ? (places.find((place) => place > at) ?? end) : (places.findLast((place) => place < at) ?? 0);
