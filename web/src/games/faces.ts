import type { GameListing, Setup } from '../generated/protocol';
import { spaced } from '../lobby/options';
import type { GameFace, Variant } from './face';
import dragons from './seven-dragons/face';
import kingdoms from './seven-kingdoms/face';
import sages from './seven-sages/face';
import wonders from './seven-wonders/face';

/** The games this client knows, by the server's machine name, in the order in which they are shown. */
export const faces: Record<string, GameFace> = {
  'seven-wonders': wonders,
  'seven-kingdoms': kingdoms,
  'seven-dragons': dragons,
  'seven-sages': sages,
};

/** The title in the reader's language, or what the server calls a game that this client does not know. */
export const titleOf = (id: string, otherwise = spaced(id)) => faces[id]?.title() ?? otherwise;

/** What differs at a table from the game as it is usually played. */
export function variantOfSetup(setup: Pick<Setup, 'game' | 'options' | 'clock'>): Variant | null {
  try {
    return faces[setup.game]?.differs(setup.options ?? {}, setup.clock?.clock ?? 'none') ?? null;
  } catch {
    // Options of a newer or older edition: a table that cannot be told from the usual one is still to be listed.
    return null;
  }
}

/** The server's games in the order in which they are shown; those that this client does not know last. */
export function inShownOrder(games: GameListing[]): GameListing[] {
  const place = ({ id }: GameListing) => (Object.keys(faces).indexOf(id) + 1 || 99) - 1;
  return games.toSorted((a, b) => place(a) - place(b));
}
