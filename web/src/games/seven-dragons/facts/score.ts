// The end of a match as rows: revealed goals and lengths of chains.
import type { Colour, Seat, View } from '../types';

export interface Row {
  seat: Seat;
  wins: boolean;
  goal: Colour | null;
  chain: number;
  target: number;
  /** True if this player laid the last card of all. */
  last: boolean;
}

/** Returns the rows, or `null` while the match runs. Winners come first, then the longest chains. */
export function score(view: View) {
  const { stage } = view;
  if (stage.stage !== 'over') return null;
  const chain = (goal: Colour | null) => view.chains.find((c) => c.colour === goal)?.size ?? 0;
  const latest = Math.max(...view.players.map((p) => p.laid));
  const goalOf = (seat: Seat) => {
    const at = view.places.findIndex((place) => place.holder === seat);
    return at < 0 ? null : (stage.goals[view.places[at]!.place] ?? null);
  };
  // A seat that was never taken is no player.
  const rows = view.players.flatMap((player, seat): Row[] => {
    if (!player.taken) return [];
    const goal = goalOf(seat);
    const last = player.laid > 0 && player.laid === latest;
    const wins = stage.winners.includes(seat);
    return [{ seat, wins, goal, chain: chain(goal), target: player.target, last }];
  });
  rows.sort((a, b) => Number(b.wins) - Number(a.wins) || b.chain - a.chain || a.seat - b.seat);
  const unused = view.places.flatMap((place) => {
    const goal = stage.goals[place.place];
    return place.holder === null && goal ? [{ goal, chain: chain(goal) }] : [];
  });
  return { rows, unused, goals: stage.goals.length > 0 };
}

/** Returns the goals of the winners, if a chain decided. */
export function winningGoals(view: View): Colour[] {
  if (view.stage.stage !== 'over' || view.stage.by !== 'chain') return [];
  const goals = score(view)?.rows.flatMap((row) => (row.wins && row.goal ? [row.goal] : [])) ?? [];
  return [...new Set(goals)];
}
