// Made of the list of games by `cargo xtask gen`. Do not edit.
import type * as SevenDragons from './seven-dragons.js';
import type * as SevenKingdoms from './seven-kingdoms.js';
import type * as SevenSages from './seven-sages.js';
import type * as SevenWonders from './seven-wonders.js';

export type * as SevenDragons from './seven-dragons.js';
export type * as SevenKingdoms from './seven-kingdoms.js';
export type * as SevenSages from './seven-sages.js';
export type * as SevenWonders from './seven-wonders.js';

/** The types of each game, by its machine name. */
export interface Games {
  'seven-dragons': { view: SevenDragons.View; intent: SevenDragons.Intent; seen: SevenDragons.Seen };
  'seven-kingdoms': { view: SevenKingdoms.View; intent: SevenKingdoms.Intent; seen: SevenKingdoms.Seen };
  'seven-sages': { view: SevenSages.View; intent: SevenSages.Intent; seen: SevenSages.Seen };
  'seven-wonders': { view: SevenWonders.View; intent: SevenWonders.Intent; seen: SevenWonders.Seen };
}
