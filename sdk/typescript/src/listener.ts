import { sleep } from './backoff.js';
import type { Client } from './client.js';
import { Interrupted, Problem, Unreachable } from './errors.js';
import type { Notice } from './generated/protocol.js';
import { freshId } from './ids.js';
import type { Inbox } from './inbox.js';
import type { Table } from './table.js';

/** The wait in milliseconds before the next attempt, if the server names none. */
const A_MOMENT = 500;

/** The attempts to give an answer. After a reconnect the server asks again. */
const TRIES = 10;

/**
 * The notices about the account at any table, in order. The first ones are the state at each of its tables.
 *
 * After a break the server sends the current state again, so a notice can arrive twice. The newest notice
 * about a table is valid.
 */
export class Listener {
  readonly #client: Client;
  readonly #inbox: Inbox<Notice>;

  constructor(client: Client, inbox: Inbox<Notice>) {
    this.#client = client;
    this.#inbox = inbox;
  }

  /** Waits for the next notice. */
  next(): Promise<Notice> {
    return this.#inbox.next();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Notice, never> {
    for (;;) yield await this.next();
  }

  /** Declines a challenge to a table. */
  async decline(table: string): Promise<void> {
    await this.#client.ask({ type: 'decline', id: freshId(), table });
  }

  /**
   * Yields each table at which the account is to play: by a challenge or an invitation, or in a match of a
   * ladder or a series. Do not wait for the end of one match before you ask for the next table:
   *
   *     for await (const table of listener.tables({ series: true })) {
   *       void table.play(choose).finally(() => table.close());
   *     }
   *
   * `most` is the largest number of tables with challenges and invitations at the same time. The listener
   * declines others. Matches of ladders and series do not count. With `series` the account agrees to each
   * series. A table whose match never starts counts for `most` until `Table.close`.
   */
  async *tables({ most = 4, series = false }: { most?: number; series?: boolean } = {}): AsyncGenerator<
    Table,
    void
  > {
    const known = new Map<string, Table>();
    const asked = new Set<string>();
    for await (const { what, table: id } of this) {
      if (what.is === 'series') {
        const { session } = this.#client;
        await say(() => (series ? session.acceptSeries(what.id) : session.declineSeries(what.id)));
      } else if (what.is === 'over' || what.is === 'unseated') {
        known.delete(id);
        asked.delete(id);
      } else if (['began', 'challenged', 'invited', 'rematch'].includes(what.is) && !known.has(id)) {
        for (const one of asked) if (known.get(one)?.isClosed) asked.delete(one);
        if (what.is !== 'began' && asked.size >= most) {
          await say(() => this.#refuse(id, what.is === 'rematch'));
          continue;
        }
        const table = await this.#come(id);
        if (!table) continue;
        known.set(id, table);
        if (what.is !== 'began') asked.add(id);
        yield table;
      }
    }
  }

  /** Declines to play at the table, so that the match does not wait for this account. */
  async #refuse(table: string, seated: boolean): Promise<void> {
    if (seated) await this.#client.ask({ type: 'stand', id: freshId(), table });
    else await this.decline(table);
  }

  /** Follows a table, if the account still has access. The server announces a started match only once. */
  async #come(table: string): Promise<Table | undefined> {
    for (;;) {
      try {
        return await this.#client.follow(table);
      } catch (error) {
        if (!(error instanceof Problem || error instanceof Interrupted)) throw error;
        if (!error.isPassing) return undefined;
        await pause(error);
      }
    }
  }
}

/**
 * Gives an answer, if the question is still open. It tries again while the server is too busy, because the
 * server does not repeat the question.
 */
async function say(answer: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await answer();
      return;
    } catch (error) {
      if (!(error instanceof Problem || error instanceof Interrupted || error instanceof Unreachable))
        throw error;
      if (!error.isPassing) return;
      await pause(error);
    }
  }
}

function pause(error: Problem | Interrupted | Unreachable): Promise<void> {
  return sleep((error instanceof Problem ? error.retryAfter : undefined) ?? A_MOMENT);
}
