import type { Setup } from '../generated/protocol';
import { spaced } from '../lobby/options';
import { games } from '../state/games.svelte';
import type { GameFace, Variant } from './face';
import { byFolder } from './folders';

/** By the server's machine name. A game that this client does not know has none. */
export const faces: Record<string, GameFace> = byFolder(
  import.meta.glob<GameFace>('./*/face.ts', { eager: true, import: 'default' }),
);

/** The title in the reader's language, or what the server calls a game that this client does not know. */
export const titleOf = (id: string): string => faces[id]?.title() ?? games.of(id)?.name ?? spaced(id);

/** The machine name of the game that newcomers are offered first. */
export const firstGame = (): string | undefined =>
  Object.keys(faces).find((id) => faces[id]?.toBeginWith) ?? games.all[0]?.id;

/** What differs at a table from the game as it is usually played. */
export function variantOfSetup(setup: Pick<Setup, 'game' | 'options' | 'clock'>): Variant | null {
  try {
    return faces[setup.game]?.differs(setup.options ?? {}, setup.clock?.clock ?? 'none') ?? null;
  } catch {
    // Options of a newer or older edition: a table that cannot be told from the usual one is still to be listed.
    return null;
  }
}
