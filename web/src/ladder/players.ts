// Who is on a ladder, in words and as requests name them.
import type { Player } from '../generated/protocol';
import { levelInWords, shownName } from '../lobby/words';

/** What a request calls somebody. */
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

/** Halves of points, written as one does: 3½. */
export function pointsInWords(points: number): string {
  const whole = Math.floor(points);
  const half = points > whole ? '½' : '';
  return whole === 0 && half ? half : `${whole}${half}`;
}
