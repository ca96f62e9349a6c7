// The games of the server, in its order. They do not change while it runs, so the client loads them once, and
// again after a failure.
import type { GameListing } from '../generated/protocol';
import { api, type Reply } from '../net/api';

let all = $state.raw<GameListing[]>([]);
let asked: Promise<Reply<GameListing[]>> | null = null;

async function ask() {
  const reply = await api.games();
  if (reply.ok) all = reply.value;
  else asked = null;
  return reply;
}

export const games = {
  /** The games; empty until they are loaded. */
  get all() {
    return all;
  },
  of: (id: string): GameListing | undefined => all.find((game) => game.id === id),
  /** Returns the machine names of a game's built-in bots. */
  players: (id: string): string[] => games.of(id)?.players ?? [],
  load: (): Promise<Reply<GameListing[]>> => (asked ??= ask()),
};
