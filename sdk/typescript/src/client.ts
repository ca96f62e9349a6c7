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
 * A connection that comes back by itself, resumes its tables, repeats what was not answered, and keeps to the server's limits.
 *
 * It reconnects with growing waits until the server ends the session or cannot be reached for five minutes.
 */
export class Client {
  readonly #link: Link;

  private constructor(
    /** The session it was opened with. */
    readonly session: Session,
  ) {
    this.#link = new Link(session);
  }

  /** Opens a socket. Fails if that does. */
  static async connect(session: Session): Promise<Client> {
    const client = new Client(session);
    await client.#link.open();
    return client;
  }

  /** Closes the socket. Seats are kept. */
  close(): void {
    this.#link.close();
  }

  /** Who this client is. */
  get account(): Account {
    return this.session.account;
  }

  /** How many sockets it has opened so far. */
  get sockets(): number {
    return this.#link.sockets;
  }

  /**
   * Follows a table, by id or code, and returns it as it stands now. If a game is named, views and intents have its types; a table
   * that plays another one is refused.
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
   * Listens for what concerns the account at any table. A program can say which games it plays with anybody who asks; then it is
   * listed as long as the client is connected:
   *
   *     for await (const { what, table } of await client.listen(['seven-kingdoms'])) {
   *       if (what.is === 'challenged') await client.follow(table);
   *     }
   *
   * A client listens once: called again it takes the place of the listener before.
   */
  async listen(plays: string[] = []): Promise<Listener> {
    const inbox = new Inbox<Notice>();
    await this.#link.listen(plays, inbox);
    return new Listener(this, inbox);
  }

  /**
   * Asks for something and waits for the answer. `message` needs an id that was never used: `freshId()`.
   *
   * When the socket breaks meanwhile, a submission or a chat line is repeated with the same id; other requests end in
   * `Interrupted`, if they were sent.
   */
  ask(message: ClientMessage): Promise<Done> {
    return this.#link.ask(message);
  }

  /** There and back. */
  async ping(): Promise<void> {
    await this.ask({ type: 'ping', id: freshId() });
  }

  /** Drops the socket without a goodbye, as a broken line would. The client comes back by itself. */
  breakOff(): void {
    this.#link.breakOff();
  }
}
