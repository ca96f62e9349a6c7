// The games' own parts of the client, fetched when they are first asked for.
import type { AnyGameModule } from './game';
import { games } from './registry';

let loaded = $state.raw<Record<string, AnyGameModule>>({});
const asked = new Set<string>();

/** The game of this machine name; `null` until it is there, and for one that this client does not know. */
export function moduleOf(id: string): AnyGameModule | null {
  if (games[id] && !asked.has(id)) {
    asked.add(id);
    games[id]().then(
      (module) => (loaded = { ...loaded, [id]: module }),
      // Offline for a moment: whoever asks next tries again.
      () => asked.delete(id),
    );
  }
  return loaded[id] ?? null;
}

/** The title in the reader's language, or what the server calls the game until that is known. */
export const titleOf = (id: string, otherwise: string) => moduleOf(id)?.title() ?? otherwise;
