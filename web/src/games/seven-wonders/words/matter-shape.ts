// The shape that all languages share for the questions of leaders and guilds.
import type { Word } from '../facts/by';
import type { Who } from '../../game';
import type { Matter, Upon } from '../types';

type Matters = Word<Matter>;

export interface MatterTexts {
  /** The question to the reader. */
  ask: {
    [M in Matters]: M extends 'give'
      ? (to: string) => string
      : M extends 'lay_tile'
        ? Record<Upon, string>
        : string;
  };
  /** The player to wait for, and the reason. */
  wait: { [M in Matters]: M extends 'give' ? (who: string, to: string) => string : (who: string) => string };
  deeds: {
    copyLeader: (leader: string) => string;
    copyStage: (stage: number, wonder: string, name: string) => string;
    destroy: (card: string, name: string) => string;
    swap: (left: string, right: string) => string;
    name: (name: string) => string;
    give: (leader: string, to: string) => string;
    pick: (leader: string) => string;
    forStage: (deed: string, stage: number) => string;
    keepHands: string;
    trade: string;
    announce: string;
    entomb: (leader: string, gain: string) => string;
    layTile: (tile: number) => string;
  };
  declines: Record<
    'destroy' | 'swap' | 'recruit' | 'pick' | 'keep_hands' | 'trade' | 'entomb' | 'lay_tile' | 'other',
    string
  >;
  choices: string;
  of: (name: string) => string;
  modes: { plenty: (resource: string) => string; recruitFor: (stage: number) => string };
  plenty: (resource: string) => string;
  copied: string;
  copies: (what: string) => string;
  namedAs: (name: string) => string;
  used: (leader: string) => string;
  keptHands: string;
  foreseen: (age: string) => string;
  noWonder: string;
  /** A leader under a stage, with its points. */
  tomb: (leader: string, points: string) => string;
  tombs: string;
  /** The cities that a tile on a board affects. */
  upon: Record<Upon, string>;
  onBoard: string;
  /** The stage that this board copies. */
  stageFrom: (stage: number, wonder: string, name: string) => string;
  markedBy: (kind: string) => string;
  log: {
    nothing: (w: Who) => string;
    recruited: (w: Who, leader: string) => string;
    drew: (w: Who, n: number) => string;
    drewNamed: (w: Who, leaders: string) => string;
    discarded: (w: Who, n: number) => string;
    discardedNamed: (w: Who, leaders: string) => string;
    given: (w: Who, to: Who) => string;
    givenNamed: (w: Who, to: Who, leader: string) => string;
    copied: (w: Who, what: string) => string;
    stageOf: (stage: number, wonder: string) => string;
    stage: (w: Who, stage: number) => string;
    stageUnder: (w: Who, stage: number, leader: string) => string;
    destroyed: (w: Who, card: string, of: Who) => string;
    swapped: (w: Who, left: string, right: string) => string;
    named: (w: Who, other: Who) => string;
    handsKept: (w: Who) => string;
    foresaw: string;
    traded: (w: Who) => string;
    stagesFell: (w: Who, names: string) => string;
    wondersFell: (w: Who) => string;
    opened: (names: string) => string;
    passedOn: (w: Who, to: Who) => string;
    usedUp: (w: Who) => string;
    shown: (w: Who, leader: string) => string;
    entombed: (w: Who, leader: string, points: string) => string;
    tileOnBoard: (w: Who, tile: number, law: string, on: Upon) => string;
  };
}
