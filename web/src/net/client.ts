// One socket to the server, any number of tables on it. Reconnects and resumes by itself. No browser API
// but what `Surroundings` hands in, so tests run it without one.
import type { ClientMessage, Limits, Notice, ServerMessage, Account } from '../generated/protocol';
import { NotOfThis } from './change';
import { InOrder } from './in-order';
import { type Outage, outage, passes, repeatable } from './outage';
import { type ClientProblem, local } from './problem';
import { type EarlierChat, type TableState, caughtUp, prepend, receive, react, rename } from './table-state';

/** With long frames compressed, where a browser can read them. */
export const subprotocols = ['septet.v1.deflate', 'septet.v1'];

/** The part of a browser's WebSocket that is used. */
export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  binaryType: string;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  connect(): SocketLike;
  /** Whether the session still stands; asked when a socket closes before its first message. */
  signedIn(): Promise<boolean>;
  now(): number;
  after(milliseconds: number, then: () => void): () => void;
  /** In [0, 1). */
  random(): number;
  newId(): string;
  /** The text of a compressed frame. */
  inflate(frame: ArrayBuffer): Promise<string>;
}

export type Connection =
  | { is: 'idle' }
  | { is: 'connecting'; why: Outage | null }
  | { is: 'connected' }
  /** Tries again at `at`, on the client's clock. */
  | { is: 'waiting'; at: number; why: Outage }
  | { is: 'signed_out' };

export type Answer = { ok: true; seq: number | null } | { ok: false; problem: ClientProblem };

/** A request without its id: the client gives it one. */
export type Request = ClientMessage extends infer M
  ? M extends { id: string }
    ? Omit<M, 'id'>
    : never
  : never;

interface Pending {
  message: ClientMessage;
  answer(answer: Answer): void;
  sent: boolean;
}

interface Watched {
  ref: string;
  state: TableState | null;
  /** Nothing of it has come yet on this connection. */
  fresh: boolean;
  cancelAgain(): void;
  tell(state: TableState): void;
  fail(problem: ClientProblem): void;
}

/** An answer, or any sign of life, is due within this many milliseconds. */
const patience = 12_000;
const pingEvery = 25_000;
const longestWait = 20_000;
/** Before a table is asked for again that could not be followed for the moment. */
const watchAgain = 3_000;

export class Client {
  connection: Connection = { is: 'idle' };
  account: Account | null = null;
  limits: Limits | null = null;
  /** The client that the server gives to browsers, as far as it has said. */
  build: string | null = null;
  /** Server's clock minus ours, in milliseconds; `-Infinity` until the server has said what time it is. */
  clockOffset = -Infinity;
  onchange: () => void = () => {};

  #around: Surroundings;
  #socket: SocketLike | null = null;
  #attempt = 0;
  /** Why we are out, while we are. */
  #why: Outage | null = null;
  #greeted = false;
  #pending = new Map<string, Pending>();
  #watched = new Map<string, Watched>();
  /** Whoever wants to know what concerns the account at any table. */
  #notice: ((notice: Notice) => void) | null = null;
  #cancelRetry: () => void = () => {};
  #cancelWatchdog: () => void = () => {};
  #cancelPing: () => void = () => {};

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Connects unless it does already; also the way back after `signed_out`, and the "now" of "try now". */
  open() {
    if (this.#socket) return;
    this.#cancelRetry();
    this.#set({ is: 'connecting', why: this.#why });
    this.#greeted = false;
    const socket = this.#around.connect();
    this.#socket = socket;
    const current = () => this.#socket === socket;
    socket.onopen = () => current() && this.#expectLife();
    socket.binaryType = 'arraybuffer';
    const inOrder = new InOrder((text) => current() && this.#hear(text));
    socket.onmessage = ({ data }) => {
      if (!current()) return;
      if (!(data instanceof ArrayBuffer)) return inOrder.put(String(data));
      const broken = () => current() && this.#lose();
      inOrder.put(this.#around.inflate(data), broken);
    };
    socket.onclose = ({ code }) => current() && void this.#closed(code);
    this.#expectLife();
  }

  /** Leaves without coming back. Requests that wait are answered `lost`. */
  close() {
    this.#drop(1000);
    this.#cancelRetry();
    for (const [, pending] of this.#pending) pending.answer({ ok: false, problem: local('lost') });
    this.#pending.clear();
    this.#set({ is: 'idle' });
  }

  /** The machine woke up or the network changed: find out at once whether the connection lives. */
  nudge() {
    if (this.connection.is === 'waiting') this.open();
    else if (this.connection.is === 'connected') this.#ping();
  }

  /** Asks the server for something. Submissions and chat lines survive a broken connection. */
  request(request: Request): Promise<Answer> {
    const message = { ...request, id: this.#around.newId() } as ClientMessage;
    const connected = this.connection.is === 'connected';
    if (!connected && !repeatable(message)) return Promise.resolve({ ok: false, problem: local('offline') });
    return new Promise((answer) => {
      const pending = { message, answer, sent: connected };
      this.#pending.set(message.id, pending);
      if (connected) this.#say(message);
    });
  }

  /** Whether something was asked for that is not answered yet. */
  get waits(): boolean {
    return [...this.#pending.values()].some(({ message }) => message.type !== 'watch');
  }

  /** Follows a table until the returned function is called. */
  watch(ref: string, tell: (state: TableState) => void, fail: (problem: ClientProblem) => void): () => void {
    const watched: Watched = { ref, state: null, fresh: true, cancelAgain: () => {}, tell, fail };
    this.#watched.set(ref, watched);
    if (this.connection.is === 'connected') this.#sendWatch(watched);
    return () => {
      if (this.#watched.get(ref) !== watched) return;
      this.#watched.delete(ref);
      watched.cancelAgain();
      if (this.connection.is === 'connected') {
        this.#say({ type: 'unwatch', id: this.#around.newId(), table: ref });
      }
    };
  }

  /** Tells what concerns the account at any table until the returned function is called; the last to ask is told. */
  listen(tell: (notice: Notice) => void): () => void {
    this.#notice = tell;
    if (this.connection.is === 'connected') this.#listen();
    return () => void (this.#notice = this.#notice === tell ? null : this.#notice);
  }

  #listen() {
    this.#say({ type: 'listen', id: this.#around.newId() });
  }

  #set(connection: Connection) {
    this.connection = connection;
    this.onchange();
  }

  #say(message: ClientMessage) {
    this.#socket?.send(JSON.stringify(message));
    this.#expectLife();
  }

  #ping() {
    this.#say({ type: 'ping', id: this.#around.newId() });
  }

  #sendWatch(watched: Watched) {
    watched.cancelAgain();
    watched.fresh = true;
    const message: ClientMessage = {
      type: 'watch',
      id: this.#around.newId(),
      table: watched.ref,
      since: watched.state?.complete ?? null,
      epoch: watched.state?.epoch ?? null,
      changes: true,
    };
    const answer = (answer: Answer) => {
      if (answer.ok && watched.state) watched.state = caughtUp(watched.state);
      if (answer.ok || answer.problem.code === 'lost') return;
      watched.fail(answer.problem);
      if (passes(answer.problem)) this.#watchAgain(watched, answer.problem.retry_after ?? 0);
    };
    this.#pending.set(message.id, { message, answer, sent: true });
    this.#say(message);
  }

  #watchAgain(watched: Watched, wait: number) {
    watched.cancelAgain();
    watched.cancelAgain = this.#around.after(Math.max(watchAgain, wait), () => {
      if (this.connection.is === 'connected') this.#sendWatch(watched);
    });
  }

  #hear(text: string) {
    this.#cancelWatchdog();
    this.#cancelWatchdog = () => {};
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    this.#schedulePing();
    switch (message.type) {
      case 'hello':
        return this.#greet(message);
      case 'table':
      case 'game':
      case 'changed':
      case 'waiting':
      case 'chat':
        if ('now' in message) this.#sync(message.now);
        return this.#receive(message);
      case 'earlier_chat':
        return this.#prepend(message);
      case 'hint':
      case 'ahead':
      case 'foreseen':
      case 'standing_order': {
        const watched = this.#find(message.table);
        if (!watched?.state) return;
        watched.state = { ...watched.state, [message.type]: message };
        return watched.tell(watched.state);
      }
      case 'done':
        return this.#answered(message.id, { ok: true, seq: message.seq ?? null });
      case 'problem':
        if (message.id !== null) this.#answered(message.id, { ok: false, problem: message.problem });
        return;
      case 'renamed':
      case 'reaction': {
        const watched = this.#find(message.table);
        if (!watched?.state) return;
        const { state } = watched;
        watched.state = message.type === 'renamed' ? rename(state, message) : react(state, message);
        return watched.tell(watched.state);
      }
      case 'unwatched': {
        const watched = this.#find(message.table);
        if (!watched) return;
        watched.fail({ code: 'internal', message: message.reason });
        return this.#watchAgain(watched, 0);
      }
      case 'pong':
        return this.#sync(message.now);
      case 'notices':
        return message.notices.forEach((notice) => this.#notice?.(notice));
      case 'closing':
        // The close that follows says the same.
        return;
    }
  }

  #greet(hello: Extract<ServerMessage, { type: 'hello' }>) {
    this.#greeted = true;
    this.#why = null;
    this.#attempt = 0;
    this.account = hello.you;
    this.limits = hello.limits;
    this.build = hello.build ?? null;
    this.clockOffset = -Infinity;
    this.#sync(hello.now);
    this.#set({ is: 'connected' });
    for (const watched of this.#watched.values()) this.#sendWatch(watched);
    if (this.#notice) this.#listen();
    for (const pending of [...this.#pending.values()]) {
      if (pending.message.type === 'watch') continue;
      pending.sent = true;
      this.#say(pending.message);
    }
  }

  /** A message was written before it arrives, so the greatest difference seen is the nearest to the truth. */
  #sync(serverNow: number) {
    this.clockOffset = Math.max(this.clockOffset, serverNow - this.#around.now());
  }

  #find(table: string): Watched | undefined {
    return [...this.#watched.values()].find((w) => w.state?.id === table);
  }

  #receive(message: Parameters<typeof receive>[1]) {
    // Before its first message, a table watched by its code is not known by its id.
    const unknown = [...this.#watched.values()].filter((w) => w.state === null);
    const code = message.type === 'table' ? message.state.code : null;
    const watched =
      this.#find(message.table) ??
      unknown.find((w) => w.ref === message.table || w.ref.toUpperCase() === code?.toUpperCase()) ??
      (message.type === 'table' ? undefined : unknown.length === 1 ? unknown[0] : undefined);
    if (!watched) return;
    let state: TableState;
    try {
      state = receive(watched.state, message, watched.fresh);
    } catch (error) {
      if (!(error instanceof NotOfThis)) throw error;
      // What was heard before is not what the server thinks: it tells all of it again.
      return this.#watchAgain(watched, 0);
    }
    watched.fresh = false;
    if (state === watched.state) return;
    watched.state = state;
    watched.tell(state);
  }

  #prepend(message: EarlierChat) {
    const watched = this.#find(message.table);
    if (!watched?.state) return;
    watched.state = prepend(watched.state, message);
    watched.tell(watched.state);
  }

  #answered(id: string, answer: Answer) {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.answer(answer);
  }

  /** Something was sent or is to come: without any sign of life the connection counts as dead. */
  #expectLife() {
    this.#cancelWatchdog();
    this.#cancelWatchdog = this.#around.after(patience, () => this.#lose());
  }

  #schedulePing() {
    this.#cancelPing();
    this.#cancelPing = this.#around.after(pingEvery, () => this.#ping());
    if (this.#pending.size > 0) this.#expectLife();
  }

  /** What there is of the connection is of no use. */
  #lose() {
    this.#drop(4000);
    void this.#closed(1006);
  }

  #drop(code: number) {
    const socket = this.#socket;
    this.#socket = null;
    this.#cancelWatchdog();
    this.#cancelPing();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close(code);
  }

  async #closed(code: number) {
    this.#socket = null;
    this.#cancelWatchdog();
    this.#cancelPing();
    // Whoever asked for what cannot safely be asked twice has to decide themselves.
    for (const [id, pending] of [...this.#pending]) {
      // What was too large is so the second time.
      if (repeatable(pending.message) && code !== 1009) continue;
      this.#pending.delete(id);
      pending.answer({ ok: false, problem: local('lost') });
    }
    // Not getting in again says nothing new about why we are out.
    const why = (!this.#greeted && this.#why) || outage(code);
    if (code === 4401) return this.#signedOut();
    this.#retryLater(why);
    if (!this.#greeted) {
      const waiting = this.connection;
      const still = await this.#around.signedIn().catch(() => true);
      if (!still && this.connection === waiting) this.#signedOut();
    }
  }

  #signedOut() {
    this.#cancelRetry();
    this.account = null;
    for (const pending of this.#pending.values()) {
      pending.answer({ ok: false, problem: { code: 'not_signed_in', message: 'signed out' } });
    }
    this.#pending.clear();
    this.#set({ is: 'signed_out' });
  }

  #retryLater(why: Outage) {
    this.#why = why;
    // Who could not keep up, or said too much, is no faster at once.
    const first = why === 'slow' || why === 'too_large' ? 4000 : 400;
    const step = why === 'flood' ? longestWait : Math.min(longestWait, first * 2 ** this.#attempt);
    // Jitter, so that after a restart not everybody comes in the same instant.
    const wait = Math.round(step / 2 + (step / 2) * this.#around.random());
    this.#attempt = Math.min(this.#attempt + 1, 10);
    this.#cancelRetry = this.#around.after(wait, () => this.open());
    this.#set({ is: 'waiting', at: this.#around.now() + wait, why });
  }
}
