// The pairs of cities that fought in the conflicts of an age.
import type { StepOf } from '../../game';
import { leftOf, rightOf } from './ring';
import type { ConflictView, Seat, Seen } from '../types';

/** The conflicts of an age, by city. */
export interface Fought {
  age: number;
  results: ConflictView[];
}

/** Two cities that fought: `a`, and `b` to the left of it. `times` is the number of equal tokens given. */
export interface Meeting {
  a: Seat;
  b: Seat;
  shields: [number, number];
  tokens: [number, number];
  times: number;
}

/** Returns the conflicts in these steps. */
export function conflictsIn(steps: StepOf<Seen>[]): Fought | null {
  for (const step of [...steps].reverse())
    for (const { seen } of step.events)
      if (seen.event === 'conflicts') return { age: seen.age, results: seen.results };
  return null;
}

/** Returns the opponents of a city on its left and on its right. */
export const foesOf = (results: ConflictView[], city: Seat): (Seat | null)[] =>
  results[city]!.foes ?? [leftOf(city, results.length), rightOf(city, results.length)];

/** Returns all tokens that a city was given, those of its left first. */
export function tokensGiven(results: ConflictView[], city: Seat): number[] {
  const { left, right, taken = 0, tokens = 1 } = results[city]!;
  const [toLeft, toRight] = foesOf(results, city);
  const given = [...(toLeft == null ? [] : [left]), ...(toRight == null ? [] : [right])];
  return [
    ...given.flatMap((token) => Array.from({ length: tokens }, () => token)),
    ...Array.from({ length: taken }, () => -1),
  ];
}

/** Returns the tokens of one side, or `null` without an opponent there. */
export function tokensAt(results: ConflictView[], city: Seat, side: 'left' | 'right'): number[] | null {
  const foe = foesOf(results, city)[side === 'left' ? 0 : 1];
  const one = results[city]!;
  return foe == null ? null : Array.from({ length: one.tokens ?? 1 }, () => one[side]);
}

/** Returns the cities that stayed away by diplomacy. They had no opponent, or in teams half of the tokens. */
export const awayOf = ({ results }: Fought): Seat[] =>
  results.flatMap(({ away }, seat) => (away ? [seat] : []));

/** Returns each pair once, clockwise from `home`, those of `home` first. */
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
  // A pair that ends at `home` is turned round.
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

/** Returns the value of a victory as it was given; `null` without victories, or if their values differ. */
export function worthOf(fought: Fought): number | null {
  const won = meetings(fought, 0).flatMap(({ shields: [a, b], tokens }) =>
    a === b ? [] : [tokens[a > b ? 0 : 1]],
  );
  return new Set(won).size === 1 ? won[0]! : null;
}
