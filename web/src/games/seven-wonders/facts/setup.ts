// What can be on the table together: with how many players, and beside which other box. The rules refuse the rest.
import type { Leaders, Options } from '../types';
import { leadersEach, leadersOf, leaderSets, type LeaderSet } from './counts';

/** Boxes ask for as many players. */
export const fewest = 3;
/** There are cards for as many without Cities. */
export const mostWithoutCities = 7;
/** Whether two and two sit side by side, and nobody is left over. */
export const paired = (seats: number) => seats >= 4 && seats % 2 === 0;

/** Options with every field. */
export type Whole = Required<Options>;
/** What is left out of options: the base game. */
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

/** Whether a match shows anything that the base game has not. */
export function hasBoxes(options: Partial<Options>): boolean {
  const { leaders, cities, tower, projects, boards } = whole(options);
  return leaders !== 'off' || cities || tower || projects || boards !== 'boxes';
}

/** As the rules write them: of the boxes, what is as usual is left out. */
export function written({ wonders, sides, ...boxes }: Whole): Options {
  const drafting = boxes.leaders === 'off' ? { leader_draft: usual.leader_draft } : {};
  const told = Object.entries({ ...boxes, ...drafting }).filter(
    ([field, value]) => value !== usual[field as keyof Whole],
  );
  return { wonders, sides, ...Object.fromEntries(told) };
}

/** Whether these sets have leaders for everybody. */
export const enough = (leaders: Leaders, options: Whole, seats: number): boolean =>
  leaders === 'off' || leadersOf(leaders, options) >= leadersEach * seats;

/** Those sets in the order of the rules, with the box where they have too few. */
export function setsFor(wanted: LeaderSet[], options: Whole, seats: number): LeaderSet[] {
  const sets = leaderSets.filter((set) => wanted.includes(set));
  return enough({ sets }, options, seats)
    ? sets
    : leaderSets.filter((set) => set === 'box' || wanted.includes(set));
}

/** The nearest that so many can play: boxes are left out, or Cities comes in. What can be played stays as it is written. */
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

/** What is on the table in one press. */
export type Preset = 'base' | 'leaders' | 'cities' | 'all';
export const presets: Record<Preset, Whole> = {
  base: usual,
  leaders: { ...usual, leaders: 'box' },
  cities: { ...usual, cities: true },
  all: { ...usual, leaders: 'box', cities: true, tower: true, projects: true, boards: 'official' },
};
export const presetNames = Object.keys(presets) as Preset[];

/** The one that is on the table; none if the host has mixed. */
export const presetOf = (options: Partial<Options>): Preset | null =>
  presetNames.find((one) => same(written(presets[one]), written(whole(options)))) ?? null;
/** Whether so many can play it. */
export const fits = (preset: Preset, seats: number): boolean =>
  playable(presets[preset], seats) === presets[preset];
