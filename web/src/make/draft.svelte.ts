// The setup of a table in a form: for a new table, or for a change before the start.
import { isSlow, type ClockKind } from '../games/face';
import { faces } from '../games/faces';
import type { Clock, GameListing, PlayingHours, Setup, SetupRequest, TableView } from '../generated/protocol';
import { choosable } from '../lobby/levels';
import { usualSeats } from '../lobby/seats';
import { storage } from '../state/storage';

type Options = Record<string, unknown>;

/** The offered times: seconds or days for a decision, and seconds of absence before a substitute bot. */
export const times = { seconds: [30, 60, 120, 300], days: [1, 2, 4, 7], away: [60, 300] } as const;

/**
 * The offered time banks: the start value and the increment for each decision. Units: seconds, or days and
 * hours.
 */
export const usualBank = { bank: { seconds: 600, increment: 10 }, bank_of_days: { days: 7, increment: 12 } };

/** In minutes after midnight. */
export const usualHours = { from: 8 * 60, to: 22 * 60 };

export type Tempo = 'live' | 'days' | 'none';

export class Draft {
  readonly games: GameListing[];
  #game = $state('');
  #seats = $state(0);
  #options = $state.raw<Options | null>(null);
  #clock = $state<ClockKind>('none');
  seconds = $state(60);
  days = $state(1);
  /** The hours in which clocks run; `null` if they always run. */
  hours = $state.raw<PlayingHours | null>(null);
  bank = $state.raw(usualBank.bank);
  bankOfDays = $state.raw(usualBank.bank_of_days);
  visibility = $state<Setup['visibility'] & string>('private');
  newcomers = $state<Setup['newcomers'] & string>('by_consent');
  /** The teams as the server computes them. Empty without teams; `null` until the server has answered. */
  teams = $state.raw<NonNullable<TableView['teams']> | null>(null);
  /** The rule for talk between partners, in games with teams. */
  talk = $state<NonNullable<Setup['team_talk']>>('open');
  /** True for random seats; `null` for the default of the game. */
  #random = $state<boolean | null>(null);
  /** True if players can have hints. */
  #hints = $state(false);
  /** The level of bots that fill the free seats of the new table; `null` to wait for people. */
  #bots = $state<string | null>(null);
  /**
   * The seconds of absence before a substitute bot plays. 0: only on request. `null`: the default for the
   * clock.
   */
  #away = $state<number | null>(null);

  constructor(games: GameListing[], from: Setup | null, wanted: string | null = null) {
    this.games = games;
    const knows = (id: string | null | undefined) => games.some((g) => g.id === id);
    const start = from && knows(from.game) && (wanted === null || wanted === from.game) ? from : null;
    const first = games[0]?.id ?? '';
    this.#game = start?.game ?? (knows(wanted) ? (wanted ?? first) : knows(from?.game) ? from!.game : first);
    // Another game takes over only values that do not depend on the game.
    const { clock, visibility, newcomers, away } = from ?? {};
    this.#clock = clock?.clock ?? 'none';
    if (clock?.clock === 'seconds') this.seconds = clock.per_decision;
    if (clock?.clock === 'days') this.days = clock.per_decision;
    if (clock?.clock === 'bank') this.bank = { seconds: clock.seconds, increment: clock.increment };
    if (clock?.clock === 'bank_of_days') this.bankOfDays = { days: clock.days, increment: clock.increment };
    this.hours = from?.playing_hours ?? null;
    this.visibility = visibility ?? 'private';
    this.newcomers = newcomers ?? 'by_consent';
    this.talk = start?.team_talk ?? 'open';
    this.#hints = from?.hints ?? false;
    if (away && !isSlow(clock?.clock)) this.#away = away.away === 'wait' ? 0 : away.after;
    this.#seats = start?.seats ?? 0;
    this.#random = start?.random_seats ?? null;
    this.#options = (start?.options as Options | undefined) ?? null;
  }

  get game() {
    return this.#game;
  }
  set game(id: string) {
    if (id === this.#game) return;
    [this.#game, this.#seats, this.#options, this.#random] = [id, 0, null, null];
  }
  get listing() {
    return this.games.find((g) => g.id === this.#game) ?? null;
  }
  get seats() {
    const most = this.listing?.max_seats ?? 2;
    const least = this.listing?.min_seats ?? 2;
    return Math.min(most, Math.max(least, this.#seats || usualSeats(this.listing ?? undefined)));
  }
  set seats(n: number) {
    this.#seats = n;
  }
  /** Returns the options as the game adapts them to the clock. */
  #suited(options: unknown): Options {
    return (faces[this.#game]?.suited?.(options, this.#clock) ?? options) as Options;
  }
  /**
   * Returns the options that fit the number of seats. The original choice returns with another number of
   * seats.
   */
  get options(): Options {
    const wanted = this.#options ?? this.#suited(this.listing?.options ?? {});
    return (faces[this.#game]?.seated?.(wanted, this.seats) ?? wanted) as Options;
  }
  set options(next: Options) {
    this.#options = next;
  }
  get clock() {
    return this.#clock;
  }
  set clock(next: ClockKind) {
    this.#clock = next;
    if (this.#options) this.#options = this.#suited(this.#options);
  }
  /** The pace: a live match, a correspondence match, or a match without a clock. */
  get tempo(): Tempo {
    return this.#clock === 'none' ? 'none' : isSlow(this.#clock) ? 'days' : 'live';
  }
  set tempo(next: Tempo) {
    if (next !== this.tempo) this.clock = next === 'live' ? 'seconds' : next;
  }
  get #clockOf(): Clock {
    switch (this.#clock) {
      case 'none':
        return { clock: 'none' };
      case 'seconds':
        return { clock: 'seconds', per_decision: this.seconds };
      case 'days':
        return { clock: 'days', per_decision: this.days };
      case 'bank':
        return { clock: 'bank', ...this.bank };
      case 'bank_of_days':
        return { clock: 'bank_of_days', ...this.bankOfDays };
    }
  }
  get away() {
    return this.#away ?? (this.tempo === 'live' ? 60 : 0);
  }
  set away(seconds: number) {
    this.#away = seconds;
  }
  get random() {
    return this.#random ?? this.listing?.random_seats ?? false;
  }
  set random(on: boolean) {
    this.#random = on;
  }
  /** True if a bot of the game can give hints. */
  get canHint() {
    return this.listing?.analyses ?? false;
  }
  get hints() {
    return this.#hints && this.canHint;
  }
  set hints(on: boolean) {
    this.#hints = on;
  }
  get bots() {
    return this.#bots !== null && choosable(this.listing ?? undefined).includes(this.#bots)
      ? this.#bots
      : null;
  }
  set bots(player: string | null) {
    this.#bots = player;
  }
  /** The part of the setup on which the teams depend. */
  get seating(): SetupRequest {
    return { game: this.#game, seats: this.seats, options: this.options };
  }
  get setup(): Setup {
    return {
      game: this.#game,
      seats: this.seats,
      options: this.options,
      clock: this.#clockOf,
      visibility: this.visibility,
      newcomers: this.newcomers,
      ...(this.talk === 'private' && this.teams?.length !== 0 && { team_talk: this.talk }),
      ...(this.hints && { hints: true }),
      random_seats: this.random,
      ...(this.hours && this.tempo === 'days' && { playing_hours: this.hours }),
      away:
        this.tempo === 'days' || this.away === 0 ? { away: 'wait' } : { away: 'stand_in', after: this.away },
    };
  }
}

const key = 'septet.setup';

/** Returns the setup of the last table made in this browser; `null` if none is stored. */
export function lastSetup(): Setup | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Setup | null;
    return typeof kept?.game === 'string' && typeof kept.clock?.clock === 'string' ? kept : null;
  } catch {
    return null;
  }
}

export function remember(setup: Setup | null) {
  if (setup) storage.setItem(key, JSON.stringify(setup));
  else storage.removeItem(key);
}

const wishKey = 'septet.remember';
export const remembers = () => storage.getItem(wishKey) !== 'no';
export function setRemembers(on: boolean) {
  storage.setItem(wishKey, on ? 'yes' : 'no');
  if (!on) remember(null);
}
