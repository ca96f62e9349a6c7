// The latest events by city, for a glance.
import type { StepOf } from '../../game';
import type { Played, SalvageView, Seen, View } from '../types';

/** The plays of one turn. */
export interface Recent {
  age: number;
  turn: number;
  plays: Played[];
  salvaged: SalvageView[];
}

const seenIn = (steps: StepOf<Seen>[]) => steps.flatMap((step) => step.events.map((event) => event.seen));

/** Returns the last finished turn: from the view, or from these steps if a new age has begun since. */
export function recentOf(view: View, steps: StepOf<Seen>[], before: Recent | null): Recent | null {
  const last = view.plays.at(-1);
  if (last) return { age: view.age, turn: last.turn, plays: last.plays, salvaged: last.from_discard };
  let found = before;
  for (const seen of seenIn(steps)) {
    if (seen.event === 'turn') found = { age: seen.age, turn: seen.turn, plays: seen.plays, salvaged: [] };
    if (seen.event === 'last_card' && found) {
      const { play } = seen;
      found = { ...found, plays: found.plays.map((one) => (one.city === play.city ? play : one)) };
    }
    if (seen.event === 'from_discard' && found) {
      found = { ...found, salvaged: [...found.salvaged, { city: seen.city, card: seen.card }] };
    }
  }
  return found;
}

/** Returns the cities that acted in these steps. */
export const freshOf = (steps: StepOf<Seen>[]): Set<number> =>
  new Set(
    seenIn(steps).flatMap((seen) =>
      seen.event === 'turn'
        ? seen.plays.map((play) => play.city)
        : seen.event === 'last_card'
          ? [seen.play.city]
          : seen.event === 'from_discard' && seen.card
            ? [seen.city]
            : [],
    ),
  );

/** Returns the cards that were built in these steps, as `city-card`. */
export const landedOf = (steps: StepOf<Seen>[]): Set<string> =>
  new Set(
    seenIn(steps).flatMap((seen) =>
      seen.event === 'turn'
        ? seen.plays.flatMap((play) => (play.card ? [`${play.city}-${play.card}`] : []))
        : seen.event === 'last_card' && seen.play.card
          ? [`${seen.play.city}-${seen.play.card}`]
          : seen.event === 'from_discard' && seen.card
            ? [`${seen.city}-${seen.card}`]
            : [],
    ),
  );
