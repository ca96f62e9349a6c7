// The use of a played card, as the table shows it.
import type { How, LeaderHow, Played } from '../types';

/** The result of a play: the card is built in the city, lies under a stage, or is discarded. */
export type Becomes = 'built' | 'stage' | 'discard';

export const becomes: Record<How['as'], Becomes> = {
  build: 'built',
  chain: 'built',
  power: 'built',
  plenty: 'built',
  stage: 'stage',
  other_stage: 'stage',
  free_stage: 'stage',
  join: 'built',
  tile: 'discard',
  discard: 'discard',
};
export const leaderBecomes: Record<LeaderHow['as'], Becomes> = {
  recruit: 'built',
  recruit_for: 'built',
  stage: 'stage',
  other_stage: 'stage',
  free_stage: 'stage',
  discard: 'discard',
};

/** Returns the card that a play built, or `null`. */
export const builtBy = (play: Played | undefined) =>
  play && becomes[play.how.as] === 'built' ? play.card : null;
