// What is printed on leaders, and which of them a table can have.
import { language } from '../../../i18n/language.svelte';
import type { Fee, LeaderFacts as PrintedLeader, Facts } from '../../../generated/seven-wonders.facts';
import printed from '../../../generated/seven-wonders.facts.json';
import type { Leader } from '../types';
import { signsOf, type Effect } from './printed';

export type { Fee };
export interface LeaderFacts extends Omit<PrintedLeader, 'effects'> {
  id: Leader;
  effects: Effect[];
}

export const leaders: LeaderFacts[] = (printed as unknown as Facts).leaders.map((facts) => ({
  ...facts,
  id: facts.id as Leader,
  effects: signsOf(facts.effects),
}));
const byLeader = new Map(leaders.map((facts) => [facts.id, facts]));

export const leaderFacts = (leader: Leader): LeaderFacts => byLeader.get(leader)!;
/** In the current language. */
export const leaderName = (leader: Leader): string => leaderFacts(leader)[language()];
/** Leaders that can come to a table: what they need is there. */
export const playable = leaders.filter(({ needs }) => needs.every((box) => box === 'cities'));
