// What the pages around the table show of a game. It is small and there from the start: the game itself, with its
// table, its rules and its sentences, is fetched when somebody plays it.
import type { Component } from 'svelte';
import type { Clock } from '../generated/protocol';
import type { Lesson } from './lesson';

/** How the time to decide is counted at a table. */
export type ClockKind = Clock['clock'];

/** Whether days pass between decisions, so that nobody has to be there. */
export const isSlow = (clock: ClockKind | undefined) => clock === 'days' || clock === 'bank_of_days';

/** What differs at a table from the game as it is usually played. */
export interface Variant {
  /** A word or two, for the chip beside the game's name. */
  name: string;
  /** Each difference in a sentence, for whoever is about to sit down. */
  lines: string[];
}

export interface OptionsProps {
  value: any;
  seats: number;
  clock: ClockKind;
  onchange: (value: any) => void;
}

export interface GameFace {
  title(): string;
  /** One sentence. */
  pitch(): string;
  /** Newcomers are offered it before the others. */
  toBeginWith?: true;
  /** What kind of game it is, in a word or two. */
  tag(): string;
  /** How each level of its bots plays, and how long it thinks, by the level's machine name. */
  levels?(): Record<string, string>;
  /** Fetches what whoever plays it for the first time is told. */
  lesson?(): Promise<Lesson>;
  /** The address of its picture, 320 by 180. */
  picture: string;
  /** Where the middle of the picture is if it is cut to a narrow one, in percent of what is cut away. */
  middle: number;
  /** The darkest colour of the picture: white is written on it. */
  dark: string;
  /** What differs from the usual game, in words; `null` if nothing does. */
  differs(options: any, clock: ClockKind): Variant | null;
  /** Words for the options form, by the options' property name. Without one the schema's own words are used. */
  optionLabels?(): Record<string, { label: string; hint?: string; values?: Record<string, string> }>;
  /** The whole options form, for a game whose options are more than flags, numbers and names. */
  form?(): Promise<Component<OptionsProps>>;
  /** These options with what the clock of the table makes senseless replaced by what suits it. */
  suited?(options: any, clock: ClockKind): any;
  /** The nearest to these options that so many can play. */
  seated?(options: any, seats: number): any;
}

/** Differences as one variant: the chip names the first, and says that there are more. */
export function variantOf(found: { name: string; line: string }[]): Variant | null {
  const [first, ...more] = found;
  if (!first) return null;
  return {
    name: more.length > 0 ? `${first.name} +${more.length}` : first.name,
    lines: found.map(({ line }) => line),
  };
}
