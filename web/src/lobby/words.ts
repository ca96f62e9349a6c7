// Texts about tables of all games.
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

/** Returns seconds in words: "10 min", "45 s". */
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

/** Returns the hours in which clocks run; `null` if they always run. */
export const hoursInWords = (setup: Pick<Setup, 'playing_hours'>): string | null =>
  setup.playing_hours
    ? t().clock.hours(atMinute(setup.playing_hours.from), atMinute(setup.playing_hours.to))
    : null;

/** Returns the rule for absent players; `null` in correspondence matches, where absence is normal. */
export function awayInWords(setup: { clock?: Clock; away?: Away | null }): string | null {
  if (!setup.away || isSlow(setup.clock?.clock)) return null;
  return setup.away.away === 'wait' ? t().away.waits : t().away.bot(setup.away.after);
}

/** Returns the rule for talk between partners, in a game with teams. */
export const talkInWords = (setup: Pick<Setup, 'team_talk'>): string =>
  setup.team_talk === 'private' ? t().team.hasChannel : t().team.hasNone;

/** Returns the text about hints; `null` if the table allows none. */
export const hintsInWords = (setup: Pick<Setup, 'hints'>): string | null =>
  setup.hints ? t().hints.allowed : null;

/** True if each seat has its cards before the start: in a fork, and in the first match of a shared deal. */
export const seatsBelong = (table: Pick<TableView, 'continues' | 'duplicate' | 'proposed_by'>): boolean =>
  !!table.continues || (!!table.duplicate && table.proposed_by === null);

/** Returns the text about random seats; `null` if players choose their seats. */
export const seatsInWords = (setup: Pick<Setup, 'random_seats'>): string | null =>
  setup.random_seats ? t().setup.random : null;

/** Returns the name of a built-in bot's level. */
export const levelInWords = (player: string): string => t().level[player] ?? spaced(player);

/**
 * Returns the name of an account for display. For an erased account the server sends an English placeholder.
 */
export const shownName = (name: string): string =>
  name === 'a former player' ? t().seat.former : isolated(name);

/** Returns the text for an event of a player at the table. */
export const newsInWords = (news: News, name: string): string =>
  news.is === 'renamed' ? t().news.renamed(name, news.from && shownName(news.from)) : t().news[news.is](name);

/** Returns the role of a speaker at the table. */
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

/** Returns a different name for each seat. */
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

/** Returns a remaining time in milliseconds as a clock shows it: "0:42", "1:05:00", "2 days". */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return t().days(Math.floor(seconds / 86_400));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Returns a remaining time in milliseconds as a list shows it: "40 s left", "5 h left", "1 d 14 h left". */
export function roughlyLeft(milliseconds: number): string {
  const words = t().left;
  if (milliseconds <= 0) return words.over;
  if (milliseconds < minute) return words.seconds(Math.ceil(milliseconds / 1000));
  if (milliseconds < hour) return words.minutes(Math.floor(milliseconds / minute));
  if (milliseconds < day) return words.hours(Math.floor(milliseconds / hour));
  return words.days(Math.floor(milliseconds / day), Math.floor((milliseconds % day) / hour));
}

/** Returns the same for screen readers. */
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

/** True if a name in a list belongs to a built-in bot. No account may have such a name. */
export const isBotName = (name: string, players: string[]) => players.includes(name) || name in t().level;

/** Returns the players of a table in a list, by seat. Built-in bots have the names of the table page. */
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

/**
 * Returns the longest time for a decision in milliseconds, for the clock's ring. A table without a clock has
 * 5 minutes, as games can have limits of their own.
 */
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
