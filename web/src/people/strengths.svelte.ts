// The public ratings of the players at a table.
import type { Strength } from '../generated/protocol';
import { people } from './api';

interface Table {
  game: string;
  seats: number;
  accounts: string[];
}

/** Follows the accounts in the seats. Called during the initialization of a component. */
export function strengthsOf(table: () => Table) {
  let known = $state.raw<ReadonlyMap<string, Strength>>(new Map());
  const wanted = $derived.by(() => {
    const { game, seats, accounts } = table();
    return JSON.stringify([game, seats, [...accounts].sort()]);
  });
  $effect(() => {
    const asked = wanted;
    const [game, seats, accounts] = JSON.parse(asked) as [string, number, string[]];
    if (accounts.length === 0) return void (known = new Map());
    void people.ratings(game, seats, accounts).then((reply) => {
      if (reply.ok && asked === wanted)
        known = new Map(reply.value.map(({ account, strength }) => [account, strength]));
    });
  });
  return { of: (account: string): Strength | null => known.get(account) ?? null };
}
