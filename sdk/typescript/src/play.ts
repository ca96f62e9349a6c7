import { Interrupted, Problem, Unseated } from './errors.js';
import type { AnyGame } from './game.js';
import type { GameUpdate, Outcome } from './generated/protocol.js';
import type { Done } from './link.js';
import type { Table } from './table.js';

/** Refusals of one decision before it is given up: whoever decides does not know the rules. */
const MOST_REFUSALS = 10;
/** Milliseconds before trying again when the server has no hint to give. */
const A_MOMENT = 500;

/** The match is over. */
export interface Ended {
  /** The number of the match at this table. */
  number: number;
  /** Where this account sat. */
  seat: number;
  /** This account's place; 1 is a winner. */
  place: number;
  /** The standing. */
  outcome: Outcome;
  /** How many decisions this account answered. */
  decisions: number;
}

/** What this account is asked. */
export interface Decision<G extends AnyGame = AnyGame> {
  /** To be repeated in the answer. */
  number: number;
  /** Everything this account knows. */
  view: G['view'];
  /** What it can do. */
  intents: G['intent'][];
  /** Whether nothing else can be done. If not, `intents` is a sample. */
  complete: boolean;
  /** What takes the last step back, if that is possible. Whoever uses it has to see to it that it comes to an end. */
  back: G['intent'] | null;
  /** This account's seat. */
  seat: number;
  /** The table, with everything else that is known. */
  table: Table<G>;
  /** Why the last answer to this decision was refused, if it was. */
  refused: Problem | undefined;
  /**
   * Answers it. `true` if that was carried out. `false` if another player or a clock was faster, if it was refused, or if it could
   * not be done at present: whatever is asked then comes next. Refused ten times in a row it fails.
   */
  answer(intent: G['intent']): Promise<boolean>;
}

/** What there is to do at a table. It keeps nothing between matches but the number of the last one. */
export class Play<G extends AnyGame> {
  readonly #table: Table<G>;
  ended: Ended | undefined;
  #decisions = 0;
  /** Answers count up to here: before the table has caught up, the decision on show is an old one. */
  #answered = { epoch: 0, seq: 0 };
  /** How often anything was answered. */
  #tries = 0;
  /** The decision whose answer was refused, why, and how often. */
  #refused: { number: number; problem: Problem; times: number } | undefined;

  constructor(table: Table<G>) {
    this.#table = table;
  }

  /** As `Table.decisions`. */
  async *decisions(seat: number | null): AsyncGenerator<Decision<G>, void> {
    const table = this.#table;
    // Whoever sat down or started the match before need not have looked since.
    await table.settle();
    for (let seated = table.you !== null; ; seated = table.you !== null) {
      if (table.you === null && seated) throw new Unseated();
      const { status } = table.state;
      const due = status === 'playing' ? this.#due() : undefined;
      if (due) {
        const before = `${this.#tries} ${table.epoch} ${table.seq}`;
        yield due;
        // Left unanswered it comes again with the next message.
        if (before === `${this.#tries} ${table.epoch} ${table.seq}`) await table.next();
        continue;
      }
      const ended = status === 'finished' ? this.#over() : undefined;
      if (ended) {
        this.ended = ended;
        this.#decisions = 0;
        return;
      }
      try {
        if (table.you === null && !table.asks) await this.#settle(await table.sit(seat));
        else if (table.you !== null && status === 'gathering' && !table.isReady) {
          await this.#settle(await table.ready());
        } else await table.next();
      } catch (error) {
        const passes = error instanceof Problem || error instanceof Interrupted;
        if (!passes || !error.isPassing) throw error;
        await this.#waitOut(error instanceof Problem ? error.retryAfter : undefined);
      }
    }
  }

  async #answer(number: number, intent: G['intent']): Promise<boolean> {
    const table = this.#table;
    this.#tries += 1;
    try {
      const { seq } = await table.submit(number, intent);
      this.#decisions += 1;
      this.#answered = { epoch: table.epoch, seq: seq ?? table.seq + 1 };
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (['stale', 'not_waiting', 'wrong_time'].includes(problem.code)) {
        // Somebody else was faster, a clock or a stand-in. The next question follows.
        await table.next();
      } else if (problem.code === 'refused') {
        const times = this.#refused?.number === number ? this.#refused.times + 1 : 1;
        this.#refused = { number, problem, times };
        if (times >= MOST_REFUSALS) throw problem;
        await table.next();
      } else if (problem.isPassing) {
        await this.#waitOut(problem.retryAfter);
      } else throw problem;
      return false;
    }
  }

  /** The match, if it is not the one before: right after a start or a rematch that may still be on show. */
  #current(): GameUpdate | undefined {
    const { state, game } = this.#table;
    const played = this.ended?.number ?? 0;
    return game && state.game?.number === game.number && game.number > played ? game : undefined;
  }

  #due(): Decision<G> | undefined {
    const table = this.#table;
    const game = this.#current();
    const asked = table.decision;
    if (!game || table.you === null || !asked?.owed) return undefined;
    if (game.epoch === this.#answered.epoch && game.seq < this.#answered.seq) return undefined;
    const { number } = asked;
    const { intents, complete, back } = asked.choices as Pick<Decision<G>, 'intents' | 'complete' | 'back'>;
    return {
      number,
      view: game.view as G['view'],
      intents,
      complete,
      back,
      seat: table.you,
      table,
      refused: this.#refused?.number === number ? this.#refused.problem : undefined,
      answer: (intent) => this.#answer(number, intent),
    };
  }

  #over(): Ended | undefined {
    const game = this.#current();
    const seat = this.#table.you;
    if (!game?.outcome || seat === null) return undefined;
    const { number, outcome } = game;
    return { number, seat, place: outcome.places[seat] ?? 0, outcome, decisions: this.#decisions };
  }

  /**
   * Takes in messages until the table shows what was done. Without a place in the log nothing was new, or the players are asked: the
   * next message says how it is.
   */
  async #settle({ seq }: Done): Promise<void> {
    await (seq === undefined ? this.#table.next() : this.#table.settle());
  }

  /** Waits out what passes by itself, and takes in what the table says meanwhile. */
  async #waitOut(wait = A_MOMENT): Promise<void> {
    const until = Date.now() + wait;
    for (let left = wait; left > 0; left = until - Date.now()) await this.#table.next(left);
  }
}
