import { OtherGame } from './errors.js';
import { Follow } from './follow.js';
import type { AnyGame, GameId } from './game.js';
import type { Games } from './generated/games.js';
import type { Account, ClientMessage, Notice } from './generated/protocol.js';
import { freshId } from './ids.js';
import { Inbox } from './inbox.js';
import { Link, type Done } from './link.js';
import { Listener } from './listener.js';
import type { Session } from './session.js';
import { Table } from './table.js';

/**
 * A connection that reconnects by itself, resumes its tables, repeats unanswered requests, and keeps to the
 * server's limits.
 *
 * It reconnects with growing waits. It stops when the server ends the session, or cannot be reached for five
 * minutes.
 */
export class Client {
  readonly #link: Link;

  private constructor(
    /** The session of this client. */
    readonly session: Session,
  ) {
    this.#link = new Link(session);
  }

  /** Opens a socket. Fails if the first attempt fails. */
  static async connect(session: Session): Promise<Client> {
    const client = new Client(session);
    await client.#link.open();
    return client;
  }

  /** Closes the socket. The account keeps its seats. */
  close(): void {
    this.#link.close();
  }

  /** The account of this client. */
  get account(): Account {
    return this.session.account;
  }

  /** The number of sockets that this client has opened so far. */
  get sockets(): number {
    return this.#link.sockets;
  }

  /**
   * Follows a table, by id or code, and returns its current state. If `game` is given, views and intents have
   * its types. A table that plays another game then fails with `OtherGame`.
   */
  follow(table: string): Promise<Table>;
  follow<K extends GameId>(table: string, game: K): Promise<Table<Games[K]>>;
  async follow(table: string, game?: GameId): Promise<Table<AnyGame>> {
    const follow = new Follow(table);
    this.#link.follow(follow);
    await follow.asked;
    const followed = new Table(this, this.#link, follow);
    const found = followed.state.setup.game;
    if (game !== undefined && found !== game) {
      followed.close();
      throw new OtherGame(game, found);
    }
    return followed;
  }

  /**
   * Listens for notices about the account at any table. A bot can name the games for which any account may
   * challenge it. The server lists it while the client is connected:
   *
   *     for await (const { what, table } of await client.listen(['seven-kingdoms'])) {
   *       if (what.is === 'challenged') await client.follow(table);
   *     }
   *
   * A client has one listener: a further call replaces it.
   */
  async listen(plays: string[] = []): Promise<Listener> {
    const inbox = new Inbox<Notice>();
    await this.#link.listen(plays, inbox);
    return new Listener(this, inbox);
  }

  /**
   * Sends a request and waits for the answer. `message` needs an id that was never used: `freshId()`.
   *
   * If the socket breaks before the answer, the client repeats a submission or a chat line with the same id.
   * Other sent requests fail with `Interrupted`.
   */
  ask(message: ClientMessage): Promise<Done> {
    return this.#link.ask(message);
  }

  /** Sends a ping and waits for the pong. */
  async ping(): Promise<void> {
    await this.ask({ type: 'ping', id: freshId() });
  }

  /** Drops the socket without a closing handshake, like a broken line. The client reconnects by itself. */
  breakOff(): void {
    this.#link.breakOff();
  }
}
