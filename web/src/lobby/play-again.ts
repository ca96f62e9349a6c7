// Another match at a table whose match is finished.
import type { Request } from '../net/client';
import type { ClientProblem } from '../net/problem';
import { local } from '../net/problem';
import { session } from '../net/session.svelte';

/**
 * Proposes another match. With `alone`, no other player must agree, so the match starts at once. Calls
 * `gathered` when the table is back before the start. Returns a problem, or `null`.
 */
export async function playAgain(
  table: string,
  alone: boolean,
  gathered: () => void = () => undefined,
): Promise<ClientProblem | null> {
  const unknown = await session.ensure();
  if (unknown) return unknown;
  if (!(await session.connected())) return local('offline');
  const deeds: Request[] = [
    { type: 'rematch', table },
    ...(alone
      ? ([
          { type: 'ready', table, ready: true },
          { type: 'start', table },
        ] as const)
      : []),
  ];
  for (const deed of deeds) {
    const answer = await session.request(deed);
    if (!answer.ok) return answer.problem;
    if (deed.type === 'rematch') gathered();
  }
  return null;
}
