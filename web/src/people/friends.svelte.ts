// The reader's friends, as shown on the start page.
import type { Friends } from '../generated/protocol';
import { people } from './api';

let all = $state.raw<Friends | null>(null);

export const friends = {
  get here() {
    return all?.friends.filter((friend) => friend.here) ?? [];
  },
  get invitations() {
    return all?.invitations ?? [];
  },
  /** Loads the friends. The old list stays while the server cannot be reached. */
  async renew() {
    const reply = await people.friends();
    if (reply.ok) all = reply.value;
  },
  forget() {
    all = null;
  },
};
