// How what lies in a city is called.
import { cardName, leaderName, wonderName } from '../facts/facts';
import type { Thing } from '../types';

/** A board and its stages go by the name of the wonder. */
export function thingName(thing: Thing): string {
  if ('card' in thing) return cardName(thing.card);
  if ('leader' in thing) return leaderName(thing.leader);
  return wonderName('board' in thing ? thing.board.wonder : thing.stage[0].wonder);
}
