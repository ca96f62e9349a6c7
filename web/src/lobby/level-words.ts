// How the levels of a game's bots play, in words.
import { faces } from '../games/faces';
import { t } from '../i18n';

/** Names that a level had before: tables of those days have them. */
const calledNow: Record<string, string> = { heuristic: 'skilled' };

/** In a sentence; nothing of a player that is no level. A game that this client does not know has the words of all. */
export const aboutLevel = (game: string, player: string): string =>
  faces[game]?.levels?.()[calledNow[player] ?? player] ?? t().levelAbout[player] ?? '';
