// What a reel shows one after the other: steps, and if there are many, rounds. Pure.
import type { Step } from '../generated/protocol';

/** Steps that are shown as one: from place `from` to place `to`, both counted from 0. */
export interface Scene {
  from: number;
  to: number;
  /** How many of them have something to say. */
  said: number;
}

/** From so many on, all but the last few are told by rounds. */
const FOLDED = 20;
/** The last ones are always shown one by one. */
const LAST = 8;
/** Scenes at most, however long somebody was away. */
const MOST = 40;
/** From so many scenes on it goes twice as fast. */
const HURRIED = 9;

/** How long a scene stays, in milliseconds. */
export const pace = (scenes: number): number => (scenes >= HURRIED ? 800 : 1600);

/**
 * The scenes of these steps. `says` tells whether a step has anything to say: one that has not is shown with the next that has.
 */
export function scenesOf<S extends Pick<Step, 'seat'>>(steps: S[], says: (step: S) => boolean): Scene[] {
  const single: Scene[] = [];
  let from = 0;
  steps.forEach((step, to) => {
    if (!says(step)) return;
    single.push({ from, to, said: 1 });
    from = to + 1;
  });
  const end = steps.length - 1;
  if (single.length === 0) return [];
  if (from <= end) single.push({ ...single.pop()!, to: end });
  if (single.length < FOLDED) return single;
  const rounds = roundsOf(single.slice(0, -LAST), (scene) => steps[scene.to]!.seat);
  return [...thinned(rounds, MOST - LAST), ...single.slice(-LAST)];
}

/** Once around the table: until whoever began acts again after somebody else. */
function roundsOf(scenes: Scene[], seatOf: (scene: Scene) => number): Scene[] {
  const rounds: Scene[] = [];
  let first = -1;
  let before = -1;
  for (const scene of scenes) {
    const seat = seatOf(scene);
    const last = rounds.at(-1);
    if (!last || (seat === first && before !== first)) {
      rounds.push(scene);
      first = seat;
    } else rounds[rounds.length - 1] = joined(last, scene);
    before = seat;
  }
  return rounds;
}

const joined = (a: Scene, b: Scene): Scene => ({ from: a.from, to: b.to, said: a.said + b.said });

/** No more than so many, by joining neighbours. */
function thinned(scenes: Scene[], most: number): Scene[] {
  const each = Math.ceil(scenes.length / most);
  if (each <= 1) return scenes;
  const many = Math.ceil(scenes.length / each);
  return Array.from({ length: many }, (_, n) =>
    scenes.slice(n * each, (n + 1) * each).reduce((a, b) => joined(a, b)),
  );
}
