// The printed leaders.
import type { Fee, LeaderFacts as PrintedLeader } from '../../../generated/seven-wonders.facts';
import type { Leader } from '../types';
import { boxTexts } from '../words/texts';
import { boxFacts } from './boxes';
import type { Named } from './facts';
import type { Effect } from './printed';

export type { Fee };
export interface LeaderFacts extends Omit<PrintedLeader, 'effects' | Named> {
  id: Leader;
  effects: Effect[];
}

export const leaderFacts = (leader: Leader): LeaderFacts => boxFacts().byLeader.get(leader)!;
/** Returns the name in the current language. */
export const leaderName = (leader: Leader): string => boxTexts().leaderNames[leader]!;
