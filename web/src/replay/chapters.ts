// Where the ages, rounds and turns of a match begin, as its views say it. Pure.

/** What a view says of the time of the match. Games that count nothing of the kind say nothing. */
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

/** A place at which an age or a round begins. */
export interface Chapter {
  at: number;
  is: 'age' | 'round';
  number: number;
}

export interface Chapters {
  times: Time[];
  /** The ages; the rounds in a game without; none in a game without both. */
  parts: Chapter[];
  /** Every place at which anything of it changes, the beginning included. */
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

/** The next of some places, that way; the ends of the match if there is none. */
export const jump = (places: readonly number[], at: number, way: 1 | -1, end: number): number =>
  way === 1 ? (places.find((place) => place > at) ?? end) : (places.findLast((place) => place < at) ?? 0);
