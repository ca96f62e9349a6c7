import { Garbled, Unreachable, type SeptetError } from './errors.js';
import type { ClientMessage, ServerMessage } from './generated/protocol.js';
import { freshId } from './ids.js';
import { Inbox } from './inbox.js';
import { why, type Session } from './session.js';
import { inNode, open, PATIENCE, type Socket } from './socket.js';

/** The server's first message. */
export type Hello = Extract<ServerMessage, { type: 'hello' }>;

/**
 * The silence in milliseconds after which the client pings the server. After as long again it gives the
 * server up.
 */
const QUIET = 18_000;

/** One socket with typed messages. It does not reconnect after a break: `Client` does. */
export class Connection {
  readonly #inbox = new Inbox<ServerMessage>();
  #socket: Socket | undefined;
  #quiet: ReturnType<typeof setInterval> | undefined;
  #heard = Date.now();
  #hello: Hello | undefined;

  private constructor() {}

  /** Opens a socket and waits for the server's first message. */
  static async open(session: Session): Promise<Connection> {
    const connection = new Connection();
    const { url, headers } = session.socket;
    // An error before the socket opens reaches the caller through the wait for the first message.
    const opening = open(url, headers, {
      frame: (data) => connection.#frame(data),
      alive: () => (connection.#heard = Date.now()),
      ended: (error) => connection.#end(error),
    });
    opening.then((socket) => (connection.#socket = socket)).catch((error) => connection.#end(error));
    try {
      const first = await connection.#inbox.next(2 * PATIENCE);
      if (!first) throw new Unreachable('it does not answer');
      if (first.type !== 'hello') throw new Garbled(`a socket that begins with ${first.type}`);
      connection.#hello = first;
      await opening;
    } catch (error) {
      opening.then((socket) => socket.abort()).catch(() => undefined);
      // A browser does not report why the server refused a socket.
      if (!inNode && error instanceof Unreachable) await refusedHere(session);
      throw error;
    }
    connection.#watch();
    return connection;
  }

  /** The server's first message. */
  get hello(): Hello {
    if (!this.#hello) throw new Error('a connection is given out when it was greeted');
    return this.#hello;
  }

  /** Sends a message to the server. If the socket broke, `next` fails. */
  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Waits for the next message. */
  next(): Promise<ServerMessage> {
    return this.#inbox.next();
  }

  /** Closes the socket with a closing handshake. */
  close(): void {
    this.#socket?.close();
  }

  /** Drops the socket without a closing handshake, like a broken line. */
  abort(): void {
    this.#socket?.abort();
  }

  #frame(data: unknown): void {
    this.#heard = Date.now();
    try {
      if (typeof data !== 'string') throw new Error('a binary frame');
      const message = JSON.parse(data);
      if (typeof message?.type !== 'string') throw new Error('a message without a type');
      this.#inbox.put(message as ServerMessage);
    } catch (error) {
      this.#end(new Garbled(why(error)));
      this.abort();
    }
  }

  #end(error: SeptetError): void {
    clearInterval(this.#quiet);
    this.#inbox.fail(error);
  }

  #watch(): void {
    this.#quiet = setInterval(() => {
      const quiet = Date.now() - this.#heard;
      if (quiet > 2 * QUIET) {
        this.#end(new Unreachable('it does not answer'));
        this.abort();
      } else if (quiet > QUIET) {
        this.send({ type: 'ping', id: freshId() });
      }
    }, QUIET / 3);
  }
}

/** Fails with the server's HTTP problem if the session is not valid. */
async function refusedHere(session: Session): Promise<void> {
  const account = await session.request('GET', '/api/session');
  if (account === null) await session.request('GET', '/api/tables/mine');
}
