// A table and a seat at it, in one deed.
import type { Setup } from '../generated/protocol';
import type { Made } from '../lobby/play-now';
import { api } from '../net/api';
import { local } from '../net/problem';
import { session } from '../net/session.svelte';

/** The code of the table, and what went wrong after it was made, if anything did. */
export async function makeAndSit(setup: Setup): Promise<Made> {
  const made = await session.as(() => api.make(setup));
  if (!made.ok) return { code: null, problem: made.problem };
  const { id: table, code } = made.value;
  if (!(await session.connected())) return { code, problem: local('offline') };
  const answer = await session.request({ type: 'sit', table, seat: 0 });
  return { code, problem: answer.ok ? null : answer.problem };
}
