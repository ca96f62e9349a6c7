// The part of a game that the pages around the table show. It is small and bundled with these pages. The
// game's table, rules and sentences are fetched when a player opens a match.
import type { Component } from 'svelte';
import type { Clock } from '../generated/protocol';
import type { Lesson } from './lesson';

/** The kind of a table's clock. */
export type ClockKind = Clock['clock'];

/** Returns true for correspondence matches, whose decisions take days. */
export const isSlow = (clock: ClockKind | undefined) => clock === 'days' || clock === 'bank_of_days';

/** The differences between a table and the usual game. */
export interface Variant {
  /** A word or two, for the chip beside the game's name. */
  name: string;
  /** One sentence for each difference, for a player who is about to join the table. */
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
  /** Returns the game in one sentence. */
  pitch(): string;
  /** Set for a game that is offered to new players first. */
  toBeginWith?: true;
  /** Returns the kind of game in a word or two. */
  tag(): string;
  /** Returns, by the level's machine name, how each level of the bots plays and how long it thinks. */
  levels?(): Record<string, string>;
  /** Fetches the tutorial for a first match. */
  lesson?(): Promise<Lesson>;
  /** The address of the picture, 320 by 180 pixels. */
  picture: string;
  /**
   * The middle of the picture when it is cropped to a narrow one, in percent of the part that is cut away.
   */
  middle: number;
  /** The darkest colour of the picture. White text is written on it. */
  dark: string;
  /** Returns the differences from the usual game in words, or `null` if there are none. */
  differs(options: any, clock: ClockKind): Variant | null;
  /**
   * Returns words for the options form, by the options' property name. Without them the form uses the
   * schema's words.
   */
  optionLabels?(): Record<string, { label: string; hint?: string; values?: Record<string, string> }>;
  /** Fetches the whole options form, for a game whose options are more than flags, numbers and names. */
  form?(): Promise<Component<OptionsProps>>;
  /**
   * Returns the options with every value that makes no sense under the table's clock replaced by a suitable
   * one.
   */
  suited?(options: any, clock: ClockKind): any;
  /** Returns the nearest options that this number of seats can play. */
  seated?(options: any, seats: number): any;
}

/** Joins differences into one variant. The chip names the first and shows the number of the others. */
export function variantOf(found: { name: string; line: string }[]): Variant | null {
  const [first, ...more] = found;
  if (!first) return null;
  return {
    name: more.length > 0 ? `${first.name} +${more.length}` : first.name,
    lines: found.map(({ line }) => line),
  };
}
