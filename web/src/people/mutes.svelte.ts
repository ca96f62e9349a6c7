// The accounts that the reader has muted. The server stores them with the account, so they apply on all
// devices. This client hides their messages.
import { complain } from '../state/notices.svelte';
import { people } from './api';

let muted = $state.raw<ReadonlySet<string>>(new Set());
/** The account whose list is loaded. */
let of: string | null = null;

export const mutes = {
  has: (account: string) => muted.has(account),

  /** Loads the account's muted accounts, once for each account unless the request fails. */
  async learn(account: string) {
    if (of === account) return;
    of = account;
    const reply = await people.mutes();
    if (of !== account) return;
    if (reply.ok) muted = new Set(reply.value.map((one) => one.account.id));
    else of = null;
  },

  async set(account: string, now: boolean): Promise<boolean> {
    const reply = await people.mute(account, now);
    if (!reply.ok) {
      complain(reply.problem);
      return false;
    }
    const next = new Set(muted);
    if (now) next.add(account);
    else next.delete(account);
    muted = next;
    return true;
  },
};
