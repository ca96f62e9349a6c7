import { sleep } from './backoff.js';
import type { Client } from './client.js';
import { Interrupted, Problem, Unreachable } from './errors.js';
import type { Notice } from './generated/protocol.js';
import { freshId } from './ids.js';
import type { Inbox } from './inbox.js';
import type { Table } from './table.js';

/** Milliseconds before trying again when the server has no hint to give. */
const A_MOMENT = 500;

/** So often an answer is given. Whoever loses the server meanwhile is asked again after coming back. */
const TRIES = 10;

/**
 * What concerns the account at any table, as it comes: first how things stand. After a break the server says that again, so the same
 * thing may be told twice; what was told last of a table holds.
 */
export class Listener {
  readonly #client: Client;
  readonly #inbox: Inbox<Notice>;

  constructor(client: Client, inbox: Inbox<Notice>) {
    this.#client = client;
    this.#inbox = inbox;
  }

  /** The next one. */
  next(): Promise<Notice> {
    return this.#inbox.next();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Notice, never> {
    for (;;) yield await this.next();
  }

  /** Does not play where the account was challenged to. */
  async decline(table: string): Promise<void> {
    await this.#client.ask({ type: 'decline', id: freshId(), table });
  }

  /**
   * Where the account is to play, one table after the other: where it is asked to, and where a match of a ladder or a series begins.
   * Do not wait for the end of one match before you ask for the next table:
   *
   *     for await (const table of listener.tables({ series: true })) void table.play(choose).finally(() => table.close());
   *
   * `most`: at so many tables that it was asked to it plays at once, and declines others; those of ladders and series do not count.
   * `series`: whether it agrees to each series that it is asked for. A table that nobody begins stays among the `most` until it is
   * closed with `Table.close`.
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

  /** Does not play there, and has nobody wait for it. */
  async #refuse(table: string, seated: boolean): Promise<void> {
    if (seated) await this.#client.ask({ type: 'stand', id: freshId(), table });
    else await this.decline(table);
  }

  /** Follows it, if it is still there for this account. Nobody tells again of a match that has begun. */
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
 * Answers if that is still possible: whoever asked may have thought better of it. Nobody asks again whose answer the server was too
 * busy for.
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
