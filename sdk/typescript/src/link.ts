import { Backoff, sleep } from './backoff.js';
import { Connection } from './connection.js';
import { Garbled, Interrupted, Problem, SeptetError, Unreachable, Unwatched } from './errors.js';
import type { Follow, TableMessage } from './follow.js';
import type { ClientMessage, Notice, ServerMessage } from './generated/protocol.js';
import { freshId } from './ids.js';
import { Inbox } from './inbox.js';
import { Pace } from './pace.js';
import { why, type Session } from './session.js';

/** The longest absence of a server, in milliseconds. */
const PATIENCE = 300_000;

/** The result of a request that the server carried out. */
export interface Done {
  /** The table's id, if the request was about a table. */
  table: string | undefined;
  /** The request's place in the table's log, if it has one. */
  seq: number | undefined;
}

/** A request without an answer. */
interface Unanswered {
  message: ClientMessage;
  sent: boolean;
  resolve: (done: Done) => void;
  reject: (error: SeptetError) => void;
}

/** Returns true if the server recognises a repetition. */
const isRepeatable = ({ type }: ClientMessage) => type === 'submit' || type === 'chat';

/**
 * Keeps a socket open. On a new socket it follows its tables again, and repeats the requests that are safe to
 * repeat.
 */
export class Link {
  readonly #session: Session;
  readonly #follows = new Set<Follow>();
  /** The unanswered requests, in order. */
  readonly #asked = new Map<string, Unanswered>();
  /** Messages about tables with a still unknown id. They arrive before the answer that names it. */
  readonly #strays = new Map<string, TableMessage[]>();
  #listening: { plays: string[]; inbox: Inbox<Notice> } | undefined;
  #connection: Connection | undefined;
  #outbox: Inbox<ClientMessage> | undefined;
  /** The reason why the client has given up. */
  #over: SeptetError | undefined;
  /** The number of sockets that were opened. */
  sockets = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Opens the first socket. */
  async open(): Promise<void> {
    this.#connection = await Connection.open(this.#session);
    this.sockets += 1;
    this.#run(this.#connection).catch((error) => {
      // A received message is malformed. The client gives up, so that no caller waits for an answer.
      this.breakOff();
      this.#fail(new Garbled(why(error)));
    });
  }

  /** Closes the socket permanently. */
  close(): void {
    this.#fail(new Unreachable('this client was closed'));
    this.#connection?.close();
  }

  /** Drops the socket, like a broken line. */
  breakOff(): void {
    this.#connection?.abort();
  }

  /** Sends a request and waits for the answer. */
  ask(message: ClientMessage): Promise<Done> {
    if (this.#over) return Promise.reject(this.#over);
    return new Promise((resolve, reject) => {
      this.#asked.set(message.id, { message, sent: false, resolve, reject });
      this.#send(message);
    });
  }

  /**
   * Listens for notices, in place of an earlier listener. `plays` names the games for which any account may
   * challenge the bot.
   */
  listen(plays: string[], inbox: Inbox<Notice>): Promise<Done> {
    this.#listening?.inbox.fail(new Unreachable('this client listens anew'));
    this.#listening = { plays, inbox };
    return this.ask({ type: 'listen', id: freshId(), plays });
  }

  follow(follow: Follow): void {
    if (this.#over) return follow.fail(this.#over);
    this.#follows.add(follow);
    this.#send(follow.watch(freshId()));
  }

  /** Stops following a table. */
  unfollow(follow: Follow): void {
    if (!this.#follows.delete(follow)) return;
    if (this.#named(follow.table).length === 0)
      this.#send({ type: 'unwatch', id: freshId(), table: follow.table });
  }

  /** Sends a message. Without a socket it waits for the next one, in which `#resume` finds it. */
  #send(message: ClientMessage): void {
    this.#outbox?.put(message);
  }

  async #run(connection: Connection): Promise<void> {
    for (;;) {
      const error = await this.#serve(connection);
      this.#connection = undefined;
      connection.abort();
      if (this.#over) return;
      this.#interrupt();
      try {
        connection = await this.#reopen(error);
      } catch (final) {
        return this.#fail(final instanceof SeptetError ? final : new Garbled(why(final)));
      }
      if (this.#over) return connection.close();
      this.#connection = connection;
      this.sockets += 1;
    }
  }

  /** Uses a connection until it ends. */
  async #serve(connection: Connection): Promise<SeptetError> {
    const outbox = (this.#outbox = new Inbox<ClientMessage>());
    this.#resume();
    const sending = this.#sendAll(connection, outbox);
    try {
      for (;;) this.#receive(await connection.next());
    } catch (error) {
      if (!(error instanceof SeptetError)) throw error;
      outbox.fail(error);
      await sending;
      return error;
    } finally {
      this.#outbox = undefined;
    }
  }

  /** Resumes all tables, and repeats the requests that are safe to repeat. */
  #resume(): void {
    this.#strays.clear();
    for (const follow of this.#follows) this.#send(follow.watch(freshId()));
    const asks = [...this.#asked.values()].some(({ message }) => message.type === 'listen');
    if (this.#listening && !asks) this.#send({ type: 'listen', id: freshId(), plays: this.#listening.plays });
    for (const { message } of this.#asked.values()) this.#send(message);
  }

  async #sendAll(connection: Connection, outbox: Inbox<ClientMessage>): Promise<void> {
    const pace = new Pace(connection.hello.limits);
    try {
      for (;;) {
        const message = await outbox.next();
        const wait = pace.wait();
        if (wait > 0) await sleep(wait);
        if (this.#outbox !== outbox) return;
        const asked = this.#asked.get(message.id);
        if (asked) asked.sent = true;
        connection.send(message);
      }
    } catch {
      // The receiving loop gets the same error.
    }
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'done':
        return this.#answer(message.id, { table: message.table ?? undefined, seq: message.seq ?? undefined });
      case 'problem':
        return message.id === null ? undefined : this.#answer(message.id, new Problem(message.problem));
      case 'pong':
        return this.#answer(message.id, { table: undefined, seq: undefined });
      case 'unwatched':
        for (const follow of this.#named(message.table)) {
          this.#follows.delete(follow);
          follow.fail(new Unwatched(message.reason));
        }
        return;
      case 'notices':
        for (const notice of message.notices) this.#listening?.inbox.put(notice);
        return;
      // The greeting came already, a closing socket needs no action, and this client never asks for changes.
      case 'hello':
      case 'closing':
      case 'changed':
        return;
      default:
        this.#dispatch(message);
    }
  }

  /** Returns true if the server has not yet named the id of some table. */
  #unnamed(): boolean {
    return [...this.#follows].some(({ named }) => !named);
  }

  #named(table: string): Follow[] {
    return [...this.#follows].filter((follow) => follow.named && follow.table === table);
  }

  #dispatch(message: TableMessage): void {
    for (const follow of this.#named(message.table)) follow.deliver(message);
    // The message may be for a table without an id, even if another handle follows the same table.
    if (!this.#unnamed()) return;
    this.#strays.set(message.table, [...(this.#strays.get(message.table) ?? []), message]);
  }

  #answer(id: string, result: Done | SeptetError): void {
    const follow = [...this.#follows].find((follow) => follow.watching === id);
    if (follow) return this.#followed(follow, result);
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (result instanceof SeptetError) asked?.reject(result);
    else asked?.resolve(result);
  }

  #followed(follow: Follow, result: Done | SeptetError): void {
    if (!(result instanceof SeptetError) && result.table !== undefined) {
      if (!follow.named) {
        const early = this.#strays.get(result.table) ?? [];
        this.#strays.delete(result.table);
        // The messages before the table's state are for other handles.
        const state = early.findIndex(({ type }) => type === 'table');
        if (state >= 0) for (const message of early.slice(state)) follow.deliver(message);
      }
      follow.caughtUp(result.table);
      if (!this.#unnamed()) this.#strays.clear();
      return;
    }
    this.#follows.delete(follow);
    follow.fail(result instanceof SeptetError ? result : new Garbled('a table without an id is followed'));
  }

  /** Fails the sent requests that cannot be repeated after the socket broke. */
  #interrupt(): void {
    for (const [id, asked] of this.#asked) {
      if (!asked.sent || isRepeatable(asked.message)) continue;
      this.#asked.delete(id);
      asked.reject(new Interrupted());
    }
  }

  /** Reconnects until a socket opens. */
  async #reopen(error: SeptetError): Promise<Connection> {
    const begun = Date.now();
    const backoff = new Backoff();
    for (;;) {
      if (this.#over || !error.isPassing || Date.now() - begun > PATIENCE) throw error;
      await sleep(backoff.wait());
      try {
        return await Connection.open(this.#session);
      } catch (failed) {
        if (!(failed instanceof SeptetError)) throw failed;
        error = failed;
      }
    }
  }

  #fail(error: SeptetError): void {
    this.#over ??= error;
    for (const asked of this.#asked.values()) asked.reject(error);
    for (const follow of this.#follows) follow.fail(error);
    this.#listening?.inbox.fail(error);
    this.#listening = undefined;
    this.#asked.clear();
    this.#follows.clear();
  }
}
