// The marks beside a player's name: a bot, an absent player, or one who resigned.
import type { SeatView } from '../generated/protocol';
import { t } from '../i18n';
import { barsOf } from '../lobby/levels';
import { levelInWords, shownName } from '../lobby/words';
import type { Mark } from './frame-context';

/**
 * Returns the words for a companion with the player whose device they share; `null` for a player with their
 * own device.
 */
export function besideInWords(seat: SeatView | undefined, seats: SeatView[]): string | null {
  const o = seat?.occupant;
  if (o?.is !== 'account' || !o.beside) return null;
  const of = seats.find(({ occupant: other }) => other.is === 'account' && other.account.id === o.beside);
  return t().seat.beside(of?.occupant.is === 'account' ? shownName(of.occupant.account.name) : '');
}

export function markOf(seat: SeatView | undefined, seats: SeatView[] = []): Mark | null {
  const o = seat?.occupant;
  if (o?.is === 'bot') {
    return { icon: 'robot', text: `${t().lobby.bot}, ${levelInWords(o.player)}`, level: barsOf(o.player) };
  }
  if (o?.is !== 'account') return null;
  if (o.left) return { icon: 'flag', text: t().seat.left };
  if (o.away) return { icon: 'away', text: t().seat.away };
  if (!o.connected) return { icon: 'away', text: t().seat.offline };
  const beside = besideInWords(seat, seats);
  return beside ? { icon: 'device', text: beside } : null;
}
