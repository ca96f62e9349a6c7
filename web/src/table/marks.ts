// Who sits on a seat, beside their name: a bot, somebody who is away, somebody who gave up.
import type { SeatView } from '../generated/protocol';
import { t } from '../i18n';
import { barsOf } from '../lobby/levels';
import { levelInWords } from '../lobby/words';
import type { Mark } from './frame-context';

export function markOf(seat: SeatView | undefined): Mark | null {
  const o = seat?.occupant;
  if (o?.is === 'bot') {
    return { icon: 'robot', text: `${t().lobby.bot}, ${levelInWords(o.player)}`, level: barsOf(o.player) };
  }
  if (o?.is !== 'account') return null;
  if (o.left) return { icon: 'flag', text: t().seat.left };
  if (o.away) return { icon: 'away', text: t().seat.away };
  return o.connected ? null : { icon: 'away', text: t().seat.offline };
}
