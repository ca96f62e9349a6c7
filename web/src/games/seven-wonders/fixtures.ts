// Positions of 7 Wonders, picked out of matches by crates/fixtures/src/seven_wonders.rs. That file describes
// each position.
import generated from '../../generated/seven-wonders.fixtures.json';
import { optionsIn, people, positions, you } from '../fixture';
import type { Update } from '../game';
import { teams as pairs, withPast } from './fixture-full';
import type { Choices, Seen, View } from './types';

export { everyEvent } from './every-event';
export { you };
export const names = people(8);
export const { options } = generated;
/** The full cities have cards of every expansion. */
const boxes = { leaders: 'box', cities: true, tower: true, projects: true };
export const optionsOf = { ...optionsIn(generated), full: boxes, crowded: boxes };

export type Fixture = Update<View, Choices, Seen>;
type Picked = keyof typeof generated.fixtures;
const picked = positions<View, Choices, Seen, Picked>(generated);
export type FixtureName = Picked;
/** The teams by fixture: two neighbours each. */
export const teams: Record<string, number[][]> = {
  full: pairs,
  crowded: pairs,
  ...Object.fromEntries(
    Object.entries<{ update: { deadlines: unknown[] }; options?: unknown }>(generated.fixtures).flatMap(
      ([name, { update, options }]) =>
        (options as { teams?: boolean } | undefined)?.teams
          ? [[name, Array.from({ length: update.deadlines.length / 2 }, (_, i) => [2 * i, 2 * i + 1])]]
          : [],
    ),
  ),
};
export const fixtures = {
  ...picked,
  full: withPast(picked.full),
  crowded: withPast(picked.crowded),
} satisfies Record<FixtureName, Fixture>;
