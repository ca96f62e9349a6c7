// The texts about the levels of bots, by game.
import { faces } from '../games/faces';
import { t } from '../i18n';

/** Earlier names of levels, which old tables still use. */
const calledNow: Record<string, string> = { heuristic: 'skilled' };

/**
 * Returns a sentence about a level; an empty text if the player is no level. Unknown games use the general
 * sentences.
 */
export const aboutLevel = (game: string, player: string): string =>
  faces[game]?.levels?.()[calledNow[player] ?? player] ?? t().levelAbout[player] ?? '';
