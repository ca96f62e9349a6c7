// The names of the things in a city.
import { projectName } from '../facts/babel';
import { cardName, wonderName } from '../facts/facts';
import { leaderName } from '../facts/leaders';
import type { Board, Thing } from '../types';
import { boxTexts } from './texts';

/** Returns the name of a thing. A board and its stages have the name of the wonder. */
export function thingName(thing: Thing): string {
  if ('card' in thing) return cardName(thing.card);
  if ('leader' in thing) return leaderName(thing.leader);
  if ('project' in thing) return projectName(thing.project);
  if ('tile' in thing) return boxTexts().babel.tile(thing.tile);
  if ('board' in thing) return wonderName(thing.board.wonder);
  if ('stage' in thing) return wonderName((thing.stage as [Board, number])[0].wonder);
  const { copied } = thing;
  return copied.of === 'leader' ? leaderName(copied.leader) : wonderName(copied.board.wonder);
}
