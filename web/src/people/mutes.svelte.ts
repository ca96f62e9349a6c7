// Whom the reader does not want to hear. The server keeps it with the account, so that it holds on all devices; what they say
// is left out here.
import { complain } from '../state/notices.svelte';
import { people } from './api';

let muted = $state.raw<ReadonlySet<string>>(new Set());
/** Of whom it is known. */
let of: string | null = null;

export const mutes = {
  has: (account: string) => muted.has(account),

  /** Asks the server whom this account has muted; once for each account, unless that fails. */
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
