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

/** A request without its id and its table. */
type About<M> = M extends { id: string; table: string } ? Omit<M, 'id' | 'table'> : never;

/**
 * One table as this client knows it: its newest state, and requests about it.
 *
 * Messages queue up until `next` takes them in. A program that follows a table has to call it, or to iterate
 * over the table or its decisions. A request fails with `Problem` if the server refuses it. It fails with
 * `Interrupted` if the socket broke before the answer. Submissions and chat lines are repeated instead.
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
  /** The newest entry of the table's log that answers this client's own requests, with its epoch. */
  #acted = { epoch: 0, seq: 0 };

  constructor(
    /** The client of this handle. */
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
   * Waits for the next message about this table, takes it in and returns it. Its `type` names the kind of
   * news. Returns `undefined` after `wait` milliseconds, and then loses nothing.
   */
  next(): Promise<TableMessage>;
  next(wait: number): Promise<TableMessage | undefined>;
  async next(wait?: number): Promise<TableMessage | undefined> {
    const message = await (wait === undefined ? this.#follow.inbox.next() : this.#follow.inbox.next(wait));
    if (message) this.#takeIn(message);
    return message;
  }

  /** Takes in messages until the table shows the effect of this client's own requests. */
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

  /** The table's epoch, within which `seq` counts. */
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

  /** True if this account is the host. */
  get isHost(): boolean {
    return this.#host;
  }

  /** The seats, the setup and the state of the table. */
  get state(): TableView {
    if (!this.#state) throw new Error('a table is given out with its state');
    return this.#state;
  }

  /** The running or last match. Its `view` is typed in `view`. */
  get game(): GameUpdate | undefined {
    return this.#game;
  }

  /** The running or last match as this account sees it. */
  get view(): G['view'] | undefined {
    return this.#game?.view as G['view'] | undefined;
  }

  /** The number of seats. */
  get seats(): number {
    return this.state.setup.seats;
  }

  /** The decision of this account, if the match waits for it. */
  get decision(): Asked | null {
    const waits = this.#you !== null && this.#game?.waiting.includes(this.#you);
    return waits ? (this.#game?.decision ?? null) : null;
  }

  /** True if this account is ready. */
  get isReady(): boolean {
    const occupant = this.#you === null ? undefined : this.state.seats[this.#you]?.occupant;
    return occupant?.is === 'account' && occupant.ready;
  }

  /** True if this account asks to join the running match, and not all players have answered yet. */
  get asks(): boolean {
    return this.state.asking.some(({ account }) => account.id === this.client.account.id);
  }

  /** The result of the last match that `decisions` or `play` have played. */
  get ended(): Ended | undefined {
    return this.#play.ended;
  }

  /** Stops following the table. The account keeps its seat. */
  close(): void {
    this.#closed = true;
    this.#link.unfollow(this.#follow);
  }

  /** True if `close` closed this handle. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /**
   * Takes a seat if necessary, declares the account ready, and yields each decision until the match is
   * finished:
   *
   *     for await (const decision of table.decisions()) await decision.answer(decision.intents[0]);
   *
   * A decision comes once, and again if its answer was refused. An unanswered decision comes again with the
   * next message about the table. A further call after the end waits for the rematch. `seat`: the wanted
   * seat, or the first free one.
   */
  decisions({ seat = null }: { seat?: number | null } = {}): AsyncGenerator<Decision<G>, void> {
    return this.#play.decisions(seat);
  }

  /**
   * Plays a match. It answers each decision with the result of `choose`, after `pause` milliseconds so that
   * people can follow.
   */
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
   * Takes a seat; `null`: the first free one. In a running match the players may be asked first. Then the
   * answer has no `seq`, and `asks` is true until they have answered.
   */
  sit(seat: number | null = null): Promise<Done> {
    return this.ask({ type: 'sit', seat });
  }

  /** Leaves the seat before the start. */
  stand(): Promise<Done> {
    return this.ask({ type: 'stand' });
  }

  /** Declares the account ready to start, or not ready. */
  ready(ready = true): Promise<Done> {
    return this.ask({ type: 'ready', ready });
  }

  /** Puts a built-in bot into a free seat; `null`: into all of them. For the host. */
  addBot(player: string, seat: number | null = null): Promise<Done> {
    return this.ask({ type: 'add_bot', seat, player });
  }

  /** Empties a seat. For the host. */
  remove(seat: number): Promise<Done> {
    return this.ask({ type: 'remove', seat });
  }

  /** Changes the setup. For the host. */
  configure(setup: SetupRequest): Promise<Done> {
    return this.ask({ type: 'configure', setup });
  }

  /** Starts the match. For the host. */
  start(): Promise<Done> {
    return this.ask({ type: 'start' });
  }

  /**
   * Answers the decision with this number. The client repeats it with the same id if the connection breaks.
   */
  submit(decision: number, intent: G['intent']): Promise<Done> {
    return this.ask({ type: 'submit', decision, intent });
  }

  /**
   * Sends a line to all at the table, to the player in one seat, or to this account's team. The client
   * repeats it with the same id if the connection breaks.
   */
  chat(text: string, to: number | 'team' | null = null): Promise<Done> {
    return this.ask({ type: 'chat', text, to });
  }

  /** Shows a quick reaction to all at the table for a moment. For accounts of people. */
  react(reaction: Reaction): Promise<Done> {
    return this.ask({ type: 'react', reaction });
  }

  /** Agrees that an account joins the running match, or refuses. */
  admit(account: string, admit: boolean): Promise<Done> {
    return this.ask({ type: 'admit', account, admit });
  }

  /** Turns auto-play of forced moves on or off in this match. */
  standingOrder(forced: boolean): Promise<Done> {
    return this.ask({ type: 'standing_order', forced });
  }

  /** Gives up the seat in the running match permanently. */
  resign(): Promise<Done> {
    return this.ask({ type: 'resign' });
  }

  /** Ends the match with a victory, for the last person, or the last team, in it. */
  claim(): Promise<Done> {
    return this.ask({ type: 'claim' });
  }

  /** Proposes another match after the end. */
  rematch(): Promise<Done> {
    return this.ask({ type: 'rematch' });
  }

  /** Closes the table permanently. For its maker, before the start. */
  closeTable(): Promise<Done> {
    return this.ask({ type: 'close' });
  }

  /** Sends any other request about this table. */
  async ask(message: About<ClientMessage>): Promise<Done> {
    const done = await this.client.ask({ ...message, id: freshId(), table: this.id } as ClientMessage);
    if (done.seq !== undefined) this.#acted = { epoch: this.#epoch, seq: done.seq };
    return done;
  }
}
