// A table as it is being set up: for a new one, or to change one before the start.
import { isSlow, type ClockKind } from '../games/face';
import { faces } from '../games/faces';
import type { Clock, GameListing, PlayingHours, Setup, SetupRequest, TableView } from '../generated/protocol';
import { choosable } from '../lobby/levels';
import { usualSeats } from '../lobby/seats';
import { storage } from '../state/storage';

type Options = Record<string, unknown>;

/** What is offered, in seconds and in days. */
export const times = { seconds: [30, 60, 120, 300], days: [1, 2, 4, 7], away: [60, 300] } as const;

/** A bank that is offered: what is in it, and what each decision puts in; seconds, or days and hours. */
export const usualBank = { bank: { seconds: 600, increment: 10 }, bank_of_days: { days: 7, increment: 12 } };

/** Minutes of a day. */
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
  /** In which hours clocks run; `null`: day and night. */
  hours = $state.raw<PlayingHours | null>(null);
  bank = $state.raw(usualBank.bank);
  bankOfDays = $state.raw(usualBank.bank_of_days);
  visibility = $state<Setup['visibility'] & string>('private');
  newcomers = $state<Setup['newcomers'] & string>('by_consent');
  /** Who would play with whom, as the server says; empty where everybody plays for themselves, `null` until it has said. */
  teams = $state.raw<NonNullable<TableView['teams']> | null>(null);
  /** How partners talk, where teams play. */
  talk = $state<NonNullable<Setup['team_talk']>>('open');
  /** Whether chance decides who sits where; `null`: as is usual in the game. */
  #random = $state<boolean | null>(null);
  /** Whether players may have hints. */
  #hints = $state(false);
  /** Which bots take the seats that stay free once it is made; `null`: they wait for people. */
  #bots = $state<string | null>(null);
  /** After how many seconds a bot plays for whoever is gone; 0: never by itself; `null`: as it suits the clock. */
  #away = $state<number | null>(null);

  constructor(games: GameListing[], from: Setup | null, wanted: string | null = null) {
    this.games = games;
    const knows = (id: string | null | undefined) => games.some((g) => g.id === id);
    const start = from && knows(from.game) && (wanted === null || wanted === from.game) ? from : null;
    const first = games[0]?.id ?? '';
    this.#game = start?.game ?? (knows(wanted) ? (wanted ?? first) : knows(from?.game) ? from!.game : first);
    // Of another game only what does not depend on it is taken over.
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
  /** What a game makes of its options when time is counted so. */
  #suited(options: unknown): Options {
    return (faces[this.#game]?.suited?.(options, this.#clock) ?? options) as Options;
  }
  /** What so many can play of what was chosen: with other seats again, all of it is there again. */
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
  /** Whether everybody is there, days pass, or nobody counts. */
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
  /** Whether a bot of this game can say what it would do. */
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
  /** What decides who plays with whom. */
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

/** The last table that was made here, if that is to be remembered. */
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
