// Numbers that the options form needs without all the facts. `facts/leaders.test.ts` compares them with the
// facts.
import type { Leaders, Options, Sets } from '../types';

export type LeaderSet = Sets[number];
type Boxes = Pick<Options, 'cities' | 'tower'>;

/**
 * The number of leaders of each set alone, and the additional ones with Cities and with the Tower of Babel.
 */
const sets: Record<LeaderSet, { alone: number; cities?: number; tower?: number }> = {
  box: { alone: 36 },
  cities: { alone: 2, cities: 4 },
  anniversary: { alone: 14 },
  promo: { alone: 4, tower: 1 },
  fan_made: { alone: 24, cities: 1 },
};
/** The sets in the order that the rules require. */
export const leaderSets = Object.keys(sets) as LeaderSet[];

/** The number of leaders that each player is dealt. */
export const leadersEach = 4;

function leadersOfSet(set: LeaderSet, { cities, tower }: Boxes): number {
  const there = sets[set];
  return there.alone + ((cities && there.cities) || 0) + ((tower && there.tower) || 0);
}

/**
 * Returns the sets that leaders are dealt from. With Cities, the Leaders expansion also deals the leaders of
 * Cities.
 */
function dealtOf(leaders: Leaders, cities: boolean): LeaderSet[] {
  if (typeof leaders === 'object') return leaders.sets;
  const dealt: Record<typeof leaders, LeaderSet[]> = {
    off: [],
    box: cities ? ['box', 'cities'] : ['box'],
    official: leaderSets.filter((set) => set !== 'fan_made'),
    everything: leaderSets,
  };
  return dealt[leaders];
}

/** Returns the number of leaders that can be dealt. */
export const leadersOf = (leaders: Leaders, boxes: Boxes): number =>
  dealtOf(leaders, boxes.cities ?? false).reduce((sum, set) => sum + leadersOfSet(set, boxes), 0);
