// Who met whom in the conflicts of an age.
import type { StepOf } from '../../game';
import { leftOf, rightOf } from './ring';
import type { ConflictView, Seat, Seen } from '../types';

/** The conflicts of an age, by city. */
export interface Fought {
  age: number;
  results: ConflictView[];
}

/** Two cities that met: `a`, and `b` to the left of it; so many tokens like these were given. */
export interface Meeting {
  a: Seat;
  b: Seat;
  shields: [number, number];
  tokens: [number, number];
  times: number;
}

/** The conflicts in what just came. */
export function conflictsIn(steps: StepOf<Seen>[]): Fought | null {
  for (const step of [...steps].reverse())
    for (const { seen } of step.events)
      if (seen.event === 'conflicts') return { age: seen.age, results: seen.results };
  return null;
}

/** Whom a city fought to its left and to its right. */
export const foesOf = (results: ConflictView[], city: Seat): (Seat | null)[] =>
  results[city]!.foes ?? [leftOf(city, results.length), rightOf(city, results.length)];

/** All tokens that a city was given, those of its left first. */
export function tokensGiven(results: ConflictView[], city: Seat): number[] {
  const { left, right, taken = 0, tokens = 1 } = results[city]!;
  const [toLeft, toRight] = foesOf(results, city);
  const given = [...(toLeft == null ? [] : [left]), ...(toRight == null ? [] : [right])];
  return [
    ...given.flatMap((token) => Array.from({ length: tokens }, () => token)),
    ...Array.from({ length: taken }, () => -1),
  ];
}

/** The tokens of one side; `null` if nobody was met there. */
export function tokensAt(results: ConflictView[], city: Seat, side: 'left' | 'right'): number[] | null {
  const foe = foesOf(results, city)[side === 'left' ? 0 : 1];
  const one = results[city]!;
  return foe == null ? null : Array.from({ length: one.tokens ?? 1 }, () => one[side]);
}

/** Who stayed away by diplomacy and met nobody, or in teams half as often. */
export const awayOf = ({ results }: Fought): Seat[] =>
  results.flatMap(({ away }, seat) => (away ? [seat] : []));

/** Each pair once, clockwise from `home`; those of `home` first. */
export function meetings({ results }: Fought, home: Seat): Meeting[] {
  const n = results.length;
  const all = Array.from({ length: n }, (_, i) => (home + i) % n).flatMap((a): Meeting[] => {
    const [b] = foesOf(results, a);
    if (b == null) return [];
    const [mine, theirs] = [results[a]!, results[b]!];
    return [
      {
        a,
        b,
        shields: [mine.shields, theirs.shields],
        tokens: [mine.left, theirs.right],
        times: mine.tokens ?? 1,
      },
    ];
  });
  // What ends at `home` is seen from there.
  const seen = all.map((one): Meeting =>
    one.b === home
      ? {
          ...one,
          a: one.b,
          b: one.a,
          shields: [one.shields[1], one.shields[0]],
          tokens: [one.tokens[1], one.tokens[0]],
        }
      : one,
  );
  return [...seen.filter(({ a }) => a === home), ...seen.filter(({ a }) => a !== home)];
}

/** What a victory was worth, as it was given; `null` if nobody won, or not all the same. */
export function worthOf(fought: Fought): number | null {
  const won = meetings(fought, 0).flatMap(({ shields: [a, b], tokens }) =>
    a === b ? [] : [tokens[a > b ? 0 : 1]],
  );
  return new Set(won).size === 1 ? won[0]! : null;
}
