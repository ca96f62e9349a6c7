// The differences between two setups of a table, in words.
import { isSlow } from '../games/face';
import { variantOfSetup } from '../games/faces';
import type { Setup } from '../generated/protocol';
import { t } from '../i18n';
import { awayInWords, clockInWords, hintsInWords, hoursInWords, seatsInWords, talkInWords } from './words';

export function changesOf(before: Setup, after: Setup): { from: string; to: string }[] {
  const words = (setup: Setup) => [
    variantOfSetup(setup)?.lines.join(' ').replace(/\.$/, '') ?? t().lobby.usualName,
    t().seats(setup.seats),
    clockInWords(setup.clock ?? { clock: 'none' }),
    hoursInWords(setup) ?? (isSlow(setup.clock?.clock) ? t().clock.allDay : ''),
    awayInWords(setup) ?? '',
    t().lobby[setup.visibility ?? 'public'],
    talkInWords(setup),
    hintsInWords(setup) ?? t().hints.none,
    seatsInWords(setup) ?? t().setup.seatsKept,
  ];
  const now = words(after);
  return words(before).flatMap((from, n) => {
    const to = now[n] ?? '';
    return from === to || from === '' || to === '' ? [] : [{ from, to }];
  });
}
