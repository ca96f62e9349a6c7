// Tables to look at and to test on: what a game's `fixtures.ts` exports, for `npm run fixtures`, for dev/board.html and for
// tests. `cargo xtask gen` picks the positions out of matches that automatic players play (crates/fixtures).
import type { Update } from './game';

/** The exports of `<game>/fixtures.ts`. A folder without one has the positions that every game has. */
export interface FixtureBook {
  /** By seat; as many as there can be seats. */
  names: string[];
  /** The seat of the one who looks. */
  you: number;
  /** Tables by name, the one to be shown first at the top. `view.you` is `null` where a spectator looks. */
  fixtures: Record<string, Update<any, any, any>>;
  /** One event of every kind. */
  everyEvent: any[];
  /** Who plays with whom, by fixture. */
  teams?: Record<string, number[][]>;
  /** The options that a new table starts from. */
  options?: unknown;
  /** Those of a fixture that has others. */
  optionsOf?: Record<string, unknown>;
}

/** A file of `cargo xtask gen`. */
export interface Generated<Name extends string = string> {
  game: string;
  /** The usual ones. */
  options: unknown;
  fixtures: Record<Name, { update: unknown; options?: unknown }>;
}

/** So many names; French ones, since accents are what goes wrong. */
export const people = (seats: number): string[] =>
  ['Ana', 'Camille', 'Ben', 'Chloé', 'Bot 5', 'Étienne', 'Dora', 'Fay'].slice(0, seats);
/** Players look from the second seat. */
export const you = 1;

/** The positions of a file, with the game's own types. */
export const positions = <View, Choices, Seen, Name extends string>(file: Generated<Name>) =>
  Object.fromEntries(
    Object.entries<{ update: unknown }>(file.fixtures).map(([name, { update }]) => [name, update]),
  ) as Record<Name, Update<View, Choices, Seen>>;

/** The options of the positions of a file that have others than the usual ones. */
export const optionsIn = ({ fixtures }: Generated): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fixtures).flatMap(([name, { options }]) =>
      options === undefined ? [] : [[name, options]],
    ),
  );

/** The book of a game that has none of its own. */
export function bookOf(file: Generated): FixtureBook {
  const fixtures = positions<any, any, any, string>(file);
  const all = Object.values(fixtures);
  return {
    names: people(Math.max(...all.map((update) => update.deadlines.length))),
    you,
    fixtures,
    everyEvent: all.flatMap(({ steps }) => steps.flatMap(({ events }) => events.map(({ seen }) => seen))),
    options: file.options,
    optionsOf: optionsIn(file),
  };
}
