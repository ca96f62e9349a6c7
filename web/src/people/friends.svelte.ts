// The reader's friends as the start page knows them.
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
  /** What was known last stays while the server is away. */
  async renew() {
    const reply = await people.friends();
    if (reply.ok) all = reply.value;
  },
  forget() {
    all = null;
  },
};
