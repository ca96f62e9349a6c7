// The scenes of a recap: single steps, and rounds if there are many. Pure.
import type { Step } from '../generated/protocol';

/** Steps that are shown together: from index `from` to index `to`. */
export interface Scene {
  from: number;
  to: number;
  /** The number of its steps that have a text. */
  said: number;
}

/** The number of scenes from which all but the last few are joined by rounds. */
const FOLDED = 20;
/** The number of last scenes that are always shown one by one. */
const LAST = 8;
/** The maximum of scenes, after any absence. */
const MOST = 40;
/** The number of scenes from which each is shown for half the time. */
const HURRIED = 9;

/** Returns the milliseconds for which a scene is shown. */
export const pace = (scenes: number): number => (scenes >= HURRIED ? 800 : 1600);

/**
 * Returns the scenes of the steps. `says` returns true if a step has a text. A step without one is shown with
 * the next step that has one.
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

/** Joins the scenes of each round. A round ends when its first player acts again after another one. */
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

/** Joins neighbours until at most `most` scenes are left. */
function thinned(scenes: Scene[], most: number): Scene[] {
  const each = Math.ceil(scenes.length / most);
  if (each <= 1) return scenes;
  const many = Math.ceil(scenes.length / each);
  return Array.from({ length: many }, (_, n) =>
    scenes.slice(n * each, (n + 1) * each).reduce((a, b) => joined(a, b)),
  );
}
