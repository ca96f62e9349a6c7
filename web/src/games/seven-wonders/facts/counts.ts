// Numbers that the page of options needs, without all that is printed: `facts/leaders.test.ts` compares them with it.
import type { Leaders, Options, Sets } from '../types';

export type LeaderSet = Sets[number];
type Boxes = Pick<Options, 'cities' | 'tower'>;

/** How many leaders are in each set by themselves, and how many more with Cities and with the Tower of Babel. */
const sets: Record<LeaderSet, { alone: number; cities?: number; tower?: number }> = {
  box: { alone: 36 },
  cities: { alone: 2, cities: 4 },
  anniversary: { alone: 14 },
  promo: { alone: 4, tower: 1 },
  fan_made: { alone: 24, cities: 1 },
};
/** In the order in which the rules want them. */
export const leaderSets = Object.keys(sets) as LeaderSet[];

/** How many leaders each player is dealt. */
export const leadersEach = 4;

function leadersOfSet(set: LeaderSet, { cities, tower }: Boxes): number {
  const there = sets[set];
  return there.alone + ((cities && there.cities) || 0) + ((tower && there.tower) || 0);
}

/** Which sets are dealt from: the box Cities brings its own leaders to those of the box Leaders. */
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

/** How many leaders there are to be dealt. */
export const leadersOf = (leaders: Leaders, boxes: Boxes): number =>
  dealtOf(leaders, boxes.cities ?? false).reduce((sum, set) => sum + leadersOfSet(set, boxes), 0);
