import { Interrupted, Problem, Unseated } from './errors.js';
import type { AnyGame } from './game.js';
import type { GameUpdate, Outcome } from './generated/protocol.js';
import type { Done } from './link.js';
import type { Table } from './table.js';

/** The number of refusals of one decision before the bot gives up: it does not know the rules. */
const MOST_REFUSALS = 10;
/** The wait in milliseconds before the next attempt, if the server names none. */
const A_MOMENT = 500;

/** The result of a finished match. */
export interface Ended {
  /** The number of the match at this table. */
  number: number;
  /** The account's seat in the match. */
  seat: number;
  /** This account's place; 1 is a winner. */
  place: number;
  /** The places and the score sheet of all seats. */
  outcome: Outcome;
  /** The number of decisions that this account answered. */
  decisions: number;
}

/** A decision that the match waits for from this account. */
export interface Decision<G extends AnyGame = AnyGame> {
  /** The number of the decision, which the answer repeats. */
  number: number;
  /** The match as this account sees it. */
  view: G['view'];
  /** The legal intents, or a sample of them. */
  intents: G['intent'][];
  /** True if `intents` is complete. If not, it is a sample. */
  complete: boolean;
  /**
   * The intent that takes the last step back, if that is possible. A bot that uses it has to avoid an endless
   * loop.
   */
  back: G['intent'] | null;
  /** This account's seat. */
  seat: number;
  /** The table, with its full state. */
  table: Table<G>;
  /** The reason why the server refused the last answer to this decision, if it did. */
  refused: Problem | undefined;
  /**
   * Answers the decision. Returns `true` if the server carried it out.
   *
   * Returns `false` if another player or a clock was faster, if the server refused the intent, or if it
   * could not carry the answer out at present. The next decision then comes. The tenth refusal in a row fails
   * with the `Problem`.
   */
  answer(intent: G['intent']): Promise<boolean>;
}

/** The decisions of the account at a table. Between matches it keeps only the result of the last one. */
export class Play<G extends AnyGame> {
  readonly #table: Table<G>;
  ended: Ended | undefined;
  #decisions = 0;
  /** The log entry of the last answer. Before the table has caught up with it, its decision is an old one. */
  #answered = { epoch: 0, seq: 0 };
  /** The number of attempts to answer. */
  #tries = 0;
  /** The decision whose answer was refused, with the reason and the number of refusals. */
  #refused: { number: number; problem: Problem; times: number } | undefined;

  constructor(table: Table<G>) {
    this.#table = table;
  }

  /** Yields the decisions, as `Table.decisions` describes. */
  async *decisions(seat: number | null): AsyncGenerator<Decision<G>, void> {
    const table = this.#table;
    // A caller that took a seat or started the match need not have read messages since.
    await table.settle();
    for (let seated = table.you !== null; ; seated = table.you !== null) {
      if (table.you === null && seated) throw new Unseated();
      const { status } = table.state;
      const due = status === 'playing' ? this.#due() : undefined;
      if (due) {
        const before = `${this.#tries} ${table.epoch} ${table.seq}`;
        yield due;
        // An unanswered decision comes again with the next message.
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
        // Another player, a clock or a substitute bot was faster. The next decision follows.
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

  /**
   * Returns the match, if it is newer than the last finished one. After a start or a rematch the table may
   * still show the old one.
   */
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
   * Takes in messages until the table shows the effect of a request. Without a place in the log nothing
   * changed, or the players have to agree first. The next message then shows the state.
   */
  async #settle({ seq }: Done): Promise<void> {
    await (seq === undefined ? this.#table.next() : this.#table.settle());
  }

  /**
   * Waits `wait` milliseconds for a temporary problem to end, and takes in the table's messages until then.
   */
  async #waitOut(wait = A_MOMENT): Promise<void> {
    const until = Date.now() + wait;
    for (let left = wait; left > 0; left = until - Date.now()) await this.#table.next(left);
  }
}
