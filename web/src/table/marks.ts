// Who sits on a seat, beside their name: a bot, somebody who is away, somebody who gave up.
import type { SeatView } from '../generated/protocol';
import { t } from '../i18n';
import { barsOf } from '../lobby/levels';
import { levelInWords, shownName } from '../lobby/words';
import type { Mark } from './frame-context';

/** Who sits beside whom at one device, in words; `null` if they have their own. */
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
