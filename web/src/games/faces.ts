import type { Setup } from '../generated/protocol';
import { spaced } from '../lobby/options';
import { games } from '../state/games.svelte';
import type { GameFace, Variant } from './face';
import { byFolder } from './folders';

/** The faces by the server's machine name. A game that this client does not know has none. */
export const faces: Record<string, GameFace> = byFolder(
  import.meta.glob<GameFace>('./*/face.ts', { eager: true, import: 'default' }),
);

/**
 * Returns the title in the reader's language, or the server's name for a game that this client does not know.
 */
export const titleOf = (id: string): string => faces[id]?.title() ?? games.of(id)?.name ?? spaced(id);

/** Returns the machine name of the game that is offered to new players first. */
export const firstGame = (): string | undefined =>
  Object.keys(faces).find((id) => faces[id]?.toBeginWith) ?? games.all[0]?.id;

/** Returns the differences between a table and the usual game. */
export function variantOfSetup(setup: Pick<Setup, 'game' | 'options' | 'clock'>): Variant | null {
  try {
    return faces[setup.game]?.differs(setup.options ?? {}, setup.clock?.clock ?? 'none') ?? null;
  } catch {
    // A server of another version may send unknown options. Its tables are still listed, as usual ones.
    return null;
  }
}
