// The level of the bots that was chosen last on this device.
import type { GameListing } from '../generated/protocol';
import { usual } from '../lobby/levels';
import { storage } from './storage';

const key = 'septet.level';
let last = $state(storage.getItem(key));

export const level = {
  /** Whom a table of this game begins with; `null` if it has no automatic players. */
  for: (game: GameListing | undefined): string | null => usual(game, last),
  choose(player: string) {
    storage.setItem(key, (last = player));
  },
};
