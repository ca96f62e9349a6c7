import type { Client } from './client.js';
import type { Notice } from './generated/protocol.js';
import { freshId } from './ids.js';
import type { Inbox } from './inbox.js';

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
}
