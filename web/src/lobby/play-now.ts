// One click to a running match against bots.
import { faces } from '../games/faces';
import type { GameListing } from '../generated/protocol';
import { api } from '../net/api';
import type { Request } from '../net/client';
import type { ClientProblem } from '../net/problem';
import { local } from '../net/problem';
import { session } from '../net/session.svelte';
import { level } from '../state/level.svelte';

export type Made = { code: string; problem: ClientProblem | null } | { code: null; problem: ClientProblem };

/** The differences from a usual quick match. */
export interface How {
  /** The level of the other players; by default, the latest choice. */
  player?: string;
  /** Plays the deal of the game's tutorial, with hints and closed to other players. */
  lesson?: true;
}

/**
 * Returns the code of the table and a problem. With a code, the problem occurred after the table was made.
 */
export async function playNow(game: GameListing, seats: number, how: How = {}): Promise<Made> {
  const made = await session.as(() =>
    api.make({
      game: game.id,
      seats,
      options: faces[game.id]?.seated?.(game.options, seats) ?? game.options,
      clock: { clock: 'none' },
      visibility: 'private',
      newcomers: how.lesson ? 'nobody' : 'by_consent',
      away: { away: 'wait' },
      ...(how.lesson && game.analyses && { hints: true }),
    }),
  );
  if (!made.ok) return { code: null, problem: made.problem };
  const { id: table, code } = made.value;
  if (!(await session.connected())) return { code, problem: local('offline') };
  const player = how.player ?? level.for(game);
  const deeds: Request[] = [
    { type: 'sit', table, seat: 0 },
    ...(player ? [{ type: 'add_bot', table, seat: null, player } as const] : []),
    { type: 'ready', table, ready: true },
    how.lesson ? { type: 'start', table, lesson: true } : { type: 'start', table },
  ];
  for (const deed of deeds) {
    const answer = await session.request(deed);
    if (!answer.ok) return { code, problem: answer.problem };
  }
  return { code, problem: null };
}
