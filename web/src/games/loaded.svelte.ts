// The games' own parts of the client, fetched when they are first asked for.
import type { AnyGameModule } from './game';
import { games } from './registry';

let loaded = $state.raw<Record<string, AnyGameModule>>({});
/** Those that did not come the last time. */
let failed = $state.raw<Record<string, true>>({});
const asked = new Set<string>();

/** The game of this machine name; `null` until it is there, and for one that this client does not know. */
export function moduleOf(id: string): AnyGameModule | null {
  if (games[id] && !asked.has(id)) {
    asked.add(id);
    games[id]().then(
      (module) => (loaded = { ...loaded, [id]: module }),
      () => {
        failed = { ...failed, [id]: true };
        // Offline for a moment: whoever asks later tries again.
        setTimeout(() => asked.delete(id), 3000);
      },
    );
  }
  return loaded[id] ?? null;
}

/** Whether the game's words are there, or are not to be had. */
export const isSettled = (id: string) => moduleOf(id) !== null || !games[id] || id in failed;

/** The title in the reader's language; what the server calls the game only if that cannot be known. */
export const titleOf = (id: string, otherwise: string) =>
  moduleOf(id)?.title() ?? (isSettled(id) ? otherwise : '');
