// The end of a fight, for a sheet that all players see before the match continues.
import type { StepOf } from '../../game';
import { tracks } from './cards';
import { members } from './standing';
import type { Sage, Seat, Seen, Track, View } from '../types';

export interface Ended {
  end: Extract<Seen, { event: 'fight_ended' }>;
  /** The direct results of the fight. */
  after: Seen[];
  camps: { track: Track; seats: Seat[]; wins: boolean }[];
  /** The sage that each player had in this round, by seat. */
  sages: (Sage | null)[];
}

/** Returns true if the view shows the camps. */
export const inCamps = (view: View): boolean => view.players.some(({ track }) => track !== null);

/** Returns the fight that ended in these steps. `fought` is the last view with the camps. */
export function fightEndIn(steps: StepOf<Seen>[], fought: View): Ended | null {
  const seen = steps.flatMap((step) => step.events.map((event) => event.seen));
  const at = seen.findLastIndex(({ event }) => event === 'fight_ended');
  const end = seen[at];
  if (end?.event !== 'fight_ended') return null;
  return {
    end,
    after: seen.slice(at + 1).filter(({ event }) => event === 'took_crystal' || event === 'knocked_out'),
    camps: tracks.map((track) => ({ track, seats: members(fought, track), wins: end.winner === track })),
    sages: fought.players.map(({ token }) => token),
  };
}
