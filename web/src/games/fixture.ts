// Positions for tests, for `npm run fixtures` and for dev/board.html: the exports of a game's `fixtures.ts`.
// `cargo xtask gen` picks them out of matches of built-in bots (crates/fixtures).
import type { Update } from './game';

/** The exports of `<game>/fixtures.ts`. A folder without this file uses the positions that every game has. */
export interface FixtureBook {
  /** The names by seat, as many as the game has seats at most. */
  names: string[];
  /** The seat of the player who looks. */
  you: number;
  /** The positions by name; the first is shown first. `view.you` is `null` for a spectator. */
  fixtures: Record<string, Update<any, any, any>>;
  /** One event of each kind. */
  everyEvent: any[];
  /** The teams by fixture, as lists of seats. */
  teams?: Record<string, number[][]>;
  /** The options of a new table. */
  options?: unknown;
  /** The options of the fixtures whose options differ. */
  optionsOf?: Record<string, unknown>;
}

/** A file that `cargo xtask gen` writes. */
export interface Generated<Name extends string = string> {
  game: string;
  /** The usual options. */
  options: unknown;
  fixtures: Record<Name, { update: unknown; options?: unknown }>;
}

/** Returns that many names. Some are French, because accents reveal errors. */
export const people = (seats: number): string[] =>
  ['Ana', 'Camille', 'Ben', 'Chloé', 'Bot 5', 'Étienne', 'Dora', 'Fay'].slice(0, seats);
/** The seat of the player who looks, the second one. */
export const you = 1;

/** Returns the positions of a file, with the game's own types. */
export const positions = <View, Choices, Seen, Name extends string>(file: Generated<Name>) =>
  Object.fromEntries(
    Object.entries<{ update: unknown }>(file.fixtures).map(([name, { update }]) => [name, update]),
  ) as Record<Name, Update<View, Choices, Seen>>;

/** Returns the options of those positions whose options differ from the usual ones. */
export const optionsIn = ({ fixtures }: Generated): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fixtures).flatMap(([name, { options }]) =>
      options === undefined ? [] : [[name, options]],
    ),
  );

/** Builds the book of a game without a `fixtures.ts`. */
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
