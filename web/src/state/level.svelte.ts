// The level of the bots that was last chosen on this device.
import type { GameListing } from '../generated/protocol';
import { usual } from '../lobby/levels';
import { storage } from './storage';

const key = 'septet.level';
let last = $state(storage.getItem(key));

export const level = {
  /**
   * Returns the level with which a new table of this game begins; `null` if the game has no built-in bots.
   */
  for: (game: GameListing | undefined): string | null => usual(game, last),
  choose(player: string) {
    storage.setItem(key, (last = player));
  },
};
