// Makes a table, takes a seat and, if wanted, fills the others with bots.
import type { Setup } from '../generated/protocol';
import type { Made } from '../lobby/play-now';
import { api } from '../net/api';
import type { Request } from '../net/client';
import { local } from '../net/problem';
import { session } from '../net/session.svelte';

/**
 * Returns the code of the table and a problem. With a code, the problem occurred after the table was made.
 */
export async function makeAndSit(setup: Setup, bots: string | null = null): Promise<Made> {
  const made = await session.as(() => api.make(setup));
  if (!made.ok) return { code: null, problem: made.problem };
  const { id: table, code } = made.value;
  if (!(await session.connected())) return { code, problem: local('offline') };
  const deeds: Request[] = [
    { type: 'sit', table, seat: 0 },
    ...(bots ? [{ type: 'add_bot', table, seat: null, player: bots } as const] : []),
  ];
  for (const deed of deeds) {
    const answer = await session.request(deed);
    if (!answer.ok) return { code, problem: answer.problem };
  }
  return { code, problem: null };
}
