import { sleep } from './backoff.js';
import type { Client } from './client.js';
import { Garbled } from './errors.js';
import type { Follow, TableMessage } from './follow.js';
import type { AnyGame } from './game.js';
import type {
  ClientMessage,
  Decision as Asked,
  GameUpdate,
  Reaction,
  SetupRequest,
  TableView,
} from './generated/protocol.js';
import { freshId } from './ids.js';
import type { Done, Link } from './link.js';
import { Play, type Decision, type Ended } from './play.js';

/** What of a message is left to say once it has an id and a table. */
type About<M> = M extends { id: string; table: string } ? Omit<M, 'id' | 'table'> : never;

/**
 * One table as this client knows it: the newest view of it, and requests about it.
 *
 * Messages queue up until `next` takes them in; a program that follows a table has to call it, or to iterate over the table or its
 * decisions, which do. A request fails with `Problem` if the server refuses it, and with `Interrupted` if the socket broke before
 * the answer; submissions and chat lines are repeated instead.
 */
export class Table<G extends AnyGame = AnyGame> {
  readonly #link: Link;
  readonly #follow: Follow;
  readonly #play: Play<G>;
  #epoch = 0;
  #seq = 0;
  #you: number | null = null;
  #host = false;
  #closed = false;
  #state: TableView | undefined;
  #game: GameUpdate | undefined;
  /** How far this client's own requests went, and in which epoch. */
  #acted = { epoch: 0, seq: 0 };

  constructor(
    /** The client this handle belongs to. */
    readonly client: Client,
    link: Link,
    follow: Follow,
  ) {
    this.#link = link;
    this.#follow = follow;
    for (let message = follow.inbox.now(); message; message = follow.inbox.now()) this.#takeIn(message);
    if (!this.#state) throw new Garbled('a followed table does not begin with its state');
    this.#play = new Play<G>(this);
  }

  /**
   * Waits for the next message about this table, takes it in and returns it; its `type` says what is new. After `wait`
   * milliseconds it is `undefined`, and nothing is lost.
   */
  next(): Promise<TableMessage>;
  next(wait: number): Promise<TableMessage | undefined>;
  async next(wait?: number): Promise<TableMessage | undefined> {
    const message = await (wait === undefined ? this.#follow.inbox.next() : this.#follow.inbox.next(wait));
    if (message) this.#takeIn(message);
    return message;
  }

  /** Takes in messages until the table shows what this client's own requests have done. */
  async settle(): Promise<void> {
    for (let message = this.#follow.inbox.now(); message; message = this.#follow.inbox.now())
      this.#takeIn(message);
    while (this.#epoch === this.#acted.epoch && this.#seq < this.#acted.seq) await this.next();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<TableMessage, never> {
    for (;;) yield await this.next();
  }

  #takeIn(message: TableMessage): void {
    switch (message.type) {
      case 'table':
        this.#advance(message);
        this.#you = message.you ?? null;
        this.#host = message.host;
        this.#state = message.state;
        return;
      case 'game':
        this.#advance(message);
        this.#game = message;
        return;
      case 'waiting': {
        this.#advance(message);
        if (this.#game?.number !== message.number) return;
        const { waiting, deadlines, now, banks } = message;
        this.#game = { ...this.#game, waiting, deadlines, now, banks: banks ?? null };
        return;
      }
      case 'chat':
        return this.#advance(message);
    }
  }

  #advance({ epoch, seq }: { epoch: number; seq: number }): void {
    this.#seq = epoch === this.#epoch ? Math.max(this.#seq, seq) : seq;
    this.#epoch = epoch;
  }

  /** The table's id. */
  get id(): string {
    return this.#follow.table;
  }

  /** The table's epoch: `seq` counts within it. */
  get epoch(): number {
    return this.#epoch;
  }

  /** The newest entry of the table's log that this client has seen. */
  get seq(): number {
    return this.#seq;
  }

  /** This account's seat. */
  get you(): number | null {
    return this.#you;
  }

  /** Whether this account is the host. */
  get isHost(): boolean {
    return this.#host;
  }

  /** Who sits where, and how the table is set up. */
  get state(): TableView {
    if (!this.#state) throw new Error('a table is given out with its state');
    return this.#state;
  }

  /** The running or last match. Its `view` is typed in `view`. */
  get game(): GameUpdate | undefined {
    return this.#game;
  }

  /** What this account knows of the running or last match. */
  get view(): G['view'] | undefined {
    return this.#game?.view as G['view'] | undefined;
  }

  /** How many seats the table has. */
  get seats(): number {
    return this.state.setup.seats;
  }

  /** What this account is asked, if the table waits for it. */
  get decision(): Asked | null {
    const waits = this.#you !== null && this.#game?.waiting.includes(this.#you);
    return waits ? (this.#game?.decision ?? null) : null;
  }

  /** Whether this account has said that it is ready. */
  get isReady(): boolean {
    const occupant = this.#you === null ? undefined : this.state.seats[this.#you]?.occupant;
    return occupant?.is === 'account' && occupant.ready;
  }

  /** Whether this account has asked to join the running match, and not all players have answered yet. */
  get asks(): boolean {
    return this.state.asking.some(({ account }) => account.id === this.client.account.id);
  }

  /** How the last match ended that `decisions` or `play` have played. */
  get ended(): Ended | undefined {
    return this.#play.ended;
  }

  /** Follows the table no longer. The seat is kept. */
  close(): void {
    this.#closed = true;
    this.#link.unfollow(this.#follow);
  }

  /** Whether it was closed with `close`. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /**
   * Sits down if need be, says that one is ready, and gives each decision that is owed, until the match is over:
   *
   *     for await (const decision of table.decisions()) await decision.answer(decision.intents[0]);
   *
   * A decision comes once, and again if its answer was refused. One that is left unanswered comes again when there is news of the
   * table. Called again after the end, it stays for the rematch. `seat`: the wanted one, else the first free one.
   */
  decisions({ seat = null }: { seat?: number | null } = {}): AsyncGenerator<Decision<G>, void> {
    return this.#play.decisions(seat);
  }

  /** Plays a match: answers each decision with what `choose` says, after `pause` milliseconds so that people can follow. */
  async play(
    choose: (decision: Decision<G>) => G['intent'] | Promise<G['intent']>,
    { seat = null, pause = 0 }: { seat?: number | null; pause?: number } = {},
  ): Promise<Ended> {
    for await (const decision of this.decisions({ seat })) {
      if (pause > 0) await sleep(pause);
      await decision.answer(await choose(decision));
    }
    if (!this.ended) throw new Error('without an end there is an error');
    return this.ended;
  }

  /**
   * Takes a seat; `null`: the first free one. In a running match the players may be asked first: then it is done without a place in
   * the log, and `asks` until they have answered.
   */
  sit(seat: number | null = null): Promise<Done> {
    return this.ask({ type: 'sit', seat });
  }

  /** Stands up before the start. */
  stand(): Promise<Done> {
    return this.ask({ type: 'stand' });
  }

  /** Says that one is ready to start, or not. */
  ready(ready = true): Promise<Done> {
    return this.ask({ type: 'ready', ready });
  }

  /** Host: puts an automatic player of the server into a free seat, `null`: into all of them. */
  addBot(player: string, seat: number | null = null): Promise<Done> {
    return this.ask({ type: 'add_bot', seat, player });
  }

  /** Host: empties a seat. */
  remove(seat: number): Promise<Done> {
    return this.ask({ type: 'remove', seat });
  }

  /** Host: changes the setup. */
  configure(setup: SetupRequest): Promise<Done> {
    return this.ask({ type: 'configure', setup });
  }

  /** Host: begins the match. */
  start(): Promise<Done> {
    return this.ask({ type: 'start' });
  }

  /** Answers the decision with this number. Repeated with the same id if the connection breaks. */
  submit(decision: number, intent: G['intent']): Promise<Done> {
    return this.ask({ type: 'submit', decision, intent });
  }

  /**
   * Says something to everybody at the table, to the player in one seat, or to one's team. Repeated with the same id if the
   * connection breaks.
   */
  chat(text: string, to: number | 'team' | null = null): Promise<Done> {
    return this.ask({ type: 'chat', text, to });
  }

  /** Shows a quick reaction to everyone at the table for a moment. For accounts of people. */
  react(reaction: Reaction): Promise<Done> {
    return this.ask({ type: 'react', reaction });
  }

  /** Says whether one agrees that an account joins the running match. */
  admit(account: string, admit: boolean): Promise<Done> {
    return this.ask({ type: 'admit', account, admit });
  }

  /** Has whatever leaves this account no choice played for it in this match, or no longer. */
  standingOrder(forced: boolean): Promise<Done> {
    return this.ask({ type: 'standing_order', forced });
  }

  /** Gives up one's seat in the running match for good. */
  resign(): Promise<Done> {
    return this.ask({ type: 'resign' });
  }

  /** Last one in the match, or with partners the last team: ends it and wins. */
  claim(): Promise<Done> {
    return this.ask({ type: 'claim' });
  }

  /** After the end: gathers for another match. */
  rematch(): Promise<Done> {
    return this.ask({ type: 'rematch' });
  }

  /** Who made it, before the start: closes the table for good. */
  closeTable(): Promise<Done> {
    return this.ask({ type: 'close' });
  }

  /** Asks for anything else about this table. */
  async ask(message: About<ClientMessage>): Promise<Done> {
    const done = await this.client.ask({ ...message, id: freshId(), table: this.id } as ClientMessage);
    if (done.seq !== undefined) this.#acted = { epoch: this.#epoch, seq: done.seq };
    return done;
  }
}
