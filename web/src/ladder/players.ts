// The players of a ladder, in words and as request parameters.
import type { Player } from '../generated/protocol';
import { levelInWords, shownName } from '../lobby/words';

/** Returns the request parameter of a player: an account id or the name of a level. */
export function keyOf(player: Player): string {
  switch (player.is) {
    case 'account':
      return player.account.id;
    case 'bot':
      return player.player;
    case 'nobody':
      return '';
  }
}

export function nameOf(player: Player): string {
  switch (player.is) {
    case 'account':
      return shownName(player.account.name);
    case 'bot':
      return levelInWords(player.player);
    case 'nobody':
      return '';
  }
}

/** Returns points with halves as a fraction: 3½. */
export function pointsInWords(points: number): string {
  const whole = Math.floor(points);
  const half = points > whole ? '½' : '';
  return whole === 0 && half ? half : `${whole}${half}`;
}
