// Words for what every table has, whatever is played at it.
import type {
  Away,
  Clock,
  News,
  Seat,
  SeatView,
  Setup,
  Speaker,
  TableListing,
  TableView,
} from '../generated/protocol';
import { isSlow } from '../games/face';
import { t } from '../i18n';
import { isolated } from '../i18n/names';
import { spaced } from './options';

/** Seconds as people say them: "10 min", "45 s". */
export const ofSeconds = (n: number) => (n % 60 === 0 ? `${n / 60} min` : `${n} s`);

export function clockInWords(clock: Clock): string {
  switch (clock.clock) {
    case 'none':
      return t().clock.none;
    case 'seconds':
      return t().clock.seconds(clock.per_decision);
    case 'days':
      return t().clock.days(clock.per_decision);
    case 'bank':
      return t().clock.bank(ofSeconds(clock.seconds), ofSeconds(clock.increment));
    case 'bank_of_days':
      return t().clock.bankOfDays(clock.days, clock.increment);
  }
}

const atMinute = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** In which hours clocks run, if not day and night. */
export const hoursInWords = (setup: Pick<Setup, 'playing_hours'>): string | null =>
  setup.playing_hours
    ? t().clock.hours(atMinute(setup.playing_hours.from), atMinute(setup.playing_hours.to))
    : null;

/** What happens while somebody is gone, if that is worth a word: where a move takes days, nobody is missed. */
export function awayInWords(setup: { clock?: Clock; away?: Away | null }): string | null {
  if (!setup.away || isSlow(setup.clock?.clock)) return null;
  return setup.away.away === 'wait' ? t().away.waits : t().away.bot(setup.away.after);
}

/** How partners talk at a table where teams play. */
export const talkInWords = (setup: Pick<Setup, 'team_talk'>): string =>
  setup.team_talk === 'private' ? t().team.hasChannel : t().team.hasNone;

/** Whether players may have hints, if so. */
export const hintsInWords = (setup: Pick<Setup, 'hints'>): string | null =>
  setup.hints ? t().hints.allowed : null;

/** Whether the seats belong to the cards that will be dealt: in a fork, and in the first match of a shared deal. */
export const seatsBelong = (table: Pick<TableView, 'continues' | 'duplicate' | 'proposed_by'>): boolean =>
  !!table.continues || (!!table.duplicate && table.proposed_by === null);

/** Whether chance decides who sits where, if so. */
export const seatsInWords = (setup: Pick<Setup, 'random_seats'>): string | null =>
  setup.random_seats ? t().setup.random : null;

/** The level of an automatic player. */
export const levelInWords = (player: string): string => t().level[player] ?? spaced(player);

/** An account's name, to be shown; of one that was erased, the server says in English that there was one. */
export const shownName = (name: string): string =>
  name === 'a former player' ? t().seat.former : isolated(name);

/** What happened to somebody at the table. */
export const newsInWords = (news: News, name: string): string =>
  news.is === 'renamed' ? t().news.renamed(name, news.from && shownName(news.from)) : t().news[news.is](name);

/** What somebody who says something is at the table. */
export function speakerInWords(speaker: Speaker): string {
  switch (speaker.is) {
    case 'seat':
      return t().lobby.seat(speaker.seat + 1);
    case 'watching':
      return t().people.watching;
    case 'bot':
      return t().lobby.bot;
  }
}

/** A name for each seat, no two alike. */
export function seatNames(seats: SeatView[]): string[] {
  const names = seats.map(({ occupant }, seat) =>
    occupant.is === 'account'
      ? shownName(occupant.account.name)
      : occupant.is === 'bot'
        ? t().seat.bot(seat + 1)
        : t().seat.nobody(seat + 1),
  );
  return names.map((name, seat) => (names.indexOf(name) === seat ? name : `${name} (${seat + 1})`));
}

/** Milliseconds left as a clock shows them: "0:42", "1:05:00", "2 days". */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return t().days(Math.floor(seconds / 86_400));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Milliseconds left as a list says them: "40 s left", "5 h left", "1 d 14 h left". */
export function roughlyLeft(milliseconds: number): string {
  const words = t().left;
  if (milliseconds <= 0) return words.over;
  if (milliseconds < minute) return words.seconds(Math.ceil(milliseconds / 1000));
  if (milliseconds < hour) return words.minutes(Math.floor(milliseconds / minute));
  if (milliseconds < day) return words.hours(Math.floor(milliseconds / hour));
  return words.days(Math.floor(milliseconds / day), Math.floor((milliseconds % day) / hour));
}

/** The same for whoever is read to. */
export function spokenLeft(milliseconds: number): string {
  if (milliseconds <= 0) return t().left.over;
  const said =
    milliseconds < minute
      ? t().seconds(Math.ceil(milliseconds / 1000))
      : milliseconds < hour
        ? t().minutes(Math.floor(milliseconds / minute))
        : milliseconds < day
          ? t().hours(Math.floor(milliseconds / hour))
          : t().days(Math.floor(milliseconds / day));
  return t().left.long(said);
}

/** Whether a name in a list is that of an automatic player: no person may be called so. */
export const isBotName = (name: string, players: string[]) => players.includes(name) || name in t().level;

/** Who sits at a table of a list, by seat; automatic players under the names that they have at the table. */
export function sittersOf(
  table: Pick<TableListing, 'names' | 'seats'>,
  players: string[],
): { seat: Seat; name: string; bot: boolean }[] {
  return table.names.map((name, place) => {
    const seat = table.seats?.[place] ?? place;
    const bot = isBotName(name, players);
    return { seat, name: bot ? t().seat.bot(seat + 1) : shownName(name), bot };
  });
}

/** Milliseconds of a decision's whole time, for a ring; the game has limits of its own where the table has none. */
export function clockLimit(clock: Clock): number {
  switch (clock.clock) {
    case 'none':
      return 5 * minute;
    case 'seconds':
      return clock.per_decision * 1000;
    case 'days':
      return clock.per_decision * day;
    case 'bank':
      return clock.seconds * 1000;
    case 'bank_of_days':
      return clock.days * day;
  }
}
