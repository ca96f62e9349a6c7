// Who met whom in the conflicts of an age.
import type { StepOf } from '../../game';
import { leftOf } from '../facts/ring';
import type { ConflictView, Seat, Seen } from '../types';

/** The conflicts of an age, by city. */
export interface Fought {
  age: number;
  results: ConflictView[];
}

/** Two cities that met: `a`, and its left neighbour `b`. */
export interface Meeting {
  a: Seat;
  b: Seat;
  shields: [number, number];
  tokens: [number, number];
}

/** The conflicts in what just came. */
export function conflictsIn(steps: StepOf<Seen>[]): Fought | null {
  for (const step of [...steps].reverse())
    for (const { seen } of step.events)
      if (seen.event === 'conflicts') return { age: seen.age, results: seen.results };
  return null;
}

/** Each pair once, clockwise from `home`; those of `home` first. */
export function meetings({ results }: Fought, home: Seat): Meeting[] {
  const n = results.length;
  const all = Array.from({ length: n }, (_, i): Meeting => {
    const a = (home + i) % n;
    const b = leftOf(a, n);
    const [mine, theirs] = [results[a]!, results[b]!];
    return { a, b, shields: [mine.shields, theirs.shields], tokens: [mine.left, theirs.right] };
  });
  // The last one closes the ring at `home`, seen from there.
  const last = all.pop()!;
  const mine: Meeting = {
    a: last.b,
    b: last.a,
    shields: [last.shields[1], last.shields[0]],
    tokens: [last.tokens[1], last.tokens[0]],
  };
  return [all[0]!, mine, ...all.slice(1)].filter(Boolean);
}
