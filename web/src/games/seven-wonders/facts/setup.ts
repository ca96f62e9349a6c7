// The possible combinations of expansions and numbers of players. The server rejects all others.
import type { Leaders, Options } from '../types';
import { leadersEach, leadersOf, leaderSets, type LeaderSet } from './counts';

/** The minimum number of players for expansions. */
export const fewest = 3;
/** The maximum number of players that have cards without Cities. */
export const mostWithoutCities = 7;
/** Returns true if the seats form teams of two neighbours with no seat left. */
export const paired = (seats: number) => seats >= 4 && seats % 2 === 0;

/** Options with every field. */
export type Whole = Required<Options>;
/** The defaults of options: the base game. */
const usual: Whole = {
  wonders: 'dealt',
  sides: 'random',
  leaders: 'off',
  leader_draft: 'drafted',
  cities: false,
  teams: false,
  tower: false,
  projects: false,
  boards: 'boxes',
};
export function whole(options: Partial<Options>): Whole {
  const said = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...usual, ...Object.fromEntries(said) };
}

/** Returns true if a match shows anything that the base game does not have. */
export function hasBoxes(options: Partial<Options>): boolean {
  const { leaders, cities, tower, projects, boards } = whole(options);
  return leaders !== 'off' || cities || tower || projects || boards !== 'boxes';
}

/** Returns the options as the rules write them: without the defaults of expansions. */
export function written({ wonders, sides, ...boxes }: Whole): Options {
  const drafting = boxes.leaders === 'off' ? { leader_draft: usual.leader_draft } : {};
  const told = Object.entries({ ...boxes, ...drafting }).filter(
    ([field, value]) => value !== usual[field as keyof Whole],
  );
  return { wonders, sides, ...Object.fromEntries(told) };
}

/** Returns true if these sets have enough leaders for all players. */
export const enough = (leaders: Leaders, options: Whole, seats: number): boolean =>
  leaders === 'off' || leadersOf(leaders, options) >= leadersEach * seats;

/** Returns these sets in the order of the rules, with `box` added if they have too few leaders. */
export function setsFor(wanted: LeaderSet[], options: Whole, seats: number): LeaderSet[] {
  const sets = leaderSets.filter((set) => wanted.includes(set));
  return enough({ sets }, options, seats)
    ? sets
    : leaderSets.filter((set) => set === 'box' || wanted.includes(set));
}

/**
 * Returns the nearest options that this number of seats can play, without expansions or with Cities. Playable
 * options stay as they are written.
 */
export function playable<Given extends Partial<Options>>(options: Given, seats: number): Given | Options {
  const next = written(nearest(whole(options), seats));
  return same(next, written(whole(options))) ? options : next;
}

function nearest(it: Whole, seats: number): Whole {
  if (seats < fewest) return { ...usual, wonders: it.wonders, sides: it.sides };
  const cities = it.cities || seats > mostWithoutCities;
  const next = { ...it, cities, teams: it.teams && cities && paired(seats) };
  const { leaders } = next;
  return typeof leaders === 'object'
    ? { ...next, leaders: { sets: setsFor(leaders.sets, next, seats) } }
    : next;
}

function same(one: Options, other: Options): boolean {
  const text = (of: Options) => JSON.stringify(Object.entries(of).sort());
  return text(one) === text(other);
}

/** A combination that the host chooses in one press. */
export type Preset = 'base' | 'leaders' | 'cities' | 'all';
export const presets: Record<Preset, Whole> = {
  base: usual,
  leaders: { ...usual, leaders: 'box' },
  cities: { ...usual, cities: true },
  all: { ...usual, leaders: 'box', cities: true, tower: true, projects: true, boards: 'official' },
};
export const presetNames = Object.keys(presets) as Preset[];

/** Returns the preset of these options, or `null` if the host has mixed. */
export const presetOf = (options: Partial<Options>): Preset | null =>
  presetNames.find((one) => same(written(presets[one]), written(whole(options)))) ?? null;
/** Returns true if this number of seats can play the preset. */
export const fits = (preset: Preset, seats: number): boolean =>
  playable(presets[preset], seats) === presets[preset];
