// One socket to the server with any number of tables. Reconnects and resumes by itself. Uses browser APIs
// only through `Surroundings`, so tests run it without a browser.
import type { ClientMessage, Limits, Notice, ServerMessage, Account } from '../generated/protocol';
import { NotOfThis } from './change';
import { InOrder } from './in-order';
import { type Outage, outage, passes, repeatable } from './outage';
import { type ClientProblem, local } from './problem';
import { type EarlierChat, type TableState, caughtUp, prepend, receive, react, rename } from './table-state';

/** The subprotocols; the first one compresses long frames. */
export const subprotocols = ['septet.v1.deflate', 'septet.v1'];

/** The part of a browser's WebSocket that the client uses. */
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
  /** Resolves to false if the session is invalid. Called when a socket closes before its first message. */
  signedIn(): Promise<boolean>;
  now(): number;
  after(milliseconds: number, then: () => void): () => void;
  /** Returns a number in [0, 1). */
  random(): number;
  newId(): string;
  /** Returns the text of a compressed frame. */
  inflate(frame: ArrayBuffer): Promise<string>;
}

export type Connection =
  | { is: 'idle' }
  | { is: 'connecting'; why: Outage | null }
  | { is: 'connected' }
  /** The next attempt is at `at`, on the client's clock. */
  | { is: 'waiting'; at: number; why: Outage }
  | { is: 'signed_out' };

export type Answer = { ok: true; seq: number | null } | { ok: false; problem: ClientProblem };

/** A request without its id; the client adds one. */
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
  /** True until the first message of the table on this connection. */
  fresh: boolean;
  cancelAgain(): void;
  tell(state: TableState): void;
  fail(problem: ClientProblem): void;
}

/** Milliseconds within which an answer, or any message, must come. */
const patience = 12_000;
const pingEvery = 25_000;
const longestWait = 20_000;
/** Milliseconds before the next request for a table that could not be followed. */
const watchAgain = 3_000;

export class Client {
  connection: Connection = { is: 'idle' };
  account: Account | null = null;
  limits: Limits | null = null;
  /** The build of the client that the server serves; `null` until the server sends it. */
  build: string | null = null;
  /** Server's clock minus client's clock, in milliseconds; `-Infinity` until the server sends its time. */
  clockOffset = -Infinity;
  onchange: () => void = () => {};

  #around: Surroundings;
  #socket: SocketLike | null = null;
  #attempt = 0;
  /** The reason for the broken connection; `null` while connected. */
  #why: Outage | null = null;
  #greeted = false;
  #pending = new Map<string, Pending>();
  #watched = new Map<string, Watched>();
  /** The listener for notices about the account at any table. */
  #notice: ((notice: Notice) => void) | null = null;
  #cancelRetry: () => void = () => {};
  #cancelWatchdog: () => void = () => {};
  #cancelPing: () => void = () => {};

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Connects unless connected already. Also reconnects after `signed_out` and for "try now". */
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

  /** Closes the socket without reconnecting. Pending requests get the answer `lost`. */
  close() {
    this.#drop(1000);
    this.#cancelRetry();
    for (const [, pending] of this.#pending) pending.answer({ ok: false, problem: local('lost') });
    this.#pending.clear();
    this.#set({ is: 'idle' });
  }

  /** Checks the connection at once, because the machine woke up or the network changed. */
  nudge() {
    if (this.connection.is === 'waiting') this.open();
    else if (this.connection.is === 'connected') this.#ping();
  }

  /** Sends a request to the server. Submissions and chat lines survive a broken connection. */
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

  /** True if a request other than `watch` has no answer yet. */
  get waits(): boolean {
    return [...this.#pending.values()].some(({ message }) => message.type !== 'watch');
  }

  /** Follows a table until the returned function runs. */
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

  /** Calls `tell` for notices until the returned function runs. A later listener replaces this one. */
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
        // The close code that follows has the same meaning.
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

  /** A message takes time to arrive, so the largest difference is the most exact. */
  #sync(serverNow: number) {
    this.clockOffset = Math.max(this.clockOffset, serverNow - this.#around.now());
  }

  #find(table: string): Watched | undefined {
    return [...this.#watched.values()].find((w) => w.state?.id === table);
  }

  #receive(message: Parameters<typeof receive>[1]) {
    // A table that is watched by its code has no known id before its first message.
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
      // The known state differs from the server's, so the server sends all of it again.
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

  /** Closes the connection unless a message arrives in time: a request was sent, or a message is due. */
  #expectLife() {
    this.#cancelWatchdog();
    this.#cancelWatchdog = this.#around.after(patience, () => this.#lose());
  }

  #schedulePing() {
    this.#cancelPing();
    this.#cancelPing = this.#around.after(pingEvery, () => this.#ping());
    if (this.#pending.size > 0) this.#expectLife();
  }

  /** Gives up a connection that no longer works. */
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
    // A repetition might be carried out twice, so the player has to decide about it.
    for (const [id, pending] of [...this.#pending]) {
      // A message that was too large would be too large again.
      if (repeatable(pending.message) && code !== 1009) continue;
      this.#pending.delete(id);
      pending.answer({ ok: false, problem: local('lost') });
    }
    // A failed reconnection does not change the reason of the outage.
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
    // A client that was too slow, or sent too much, is no faster at once.
    const first = why === 'slow' || why === 'too_large' ? 4000 : 400;
    const step = why === 'flood' ? longestWait : Math.min(longestWait, first * 2 ** this.#attempt);
    // Jitter, so that after a restart not all clients connect at the same moment.
    const wait = Math.round(step / 2 + (step / 2) * this.#around.random());
    this.#attempt = Math.min(this.#attempt + 1, 10);
    this.#cancelRetry = this.#around.after(wait, () => this.open());
    this.#set({ is: 'waiting', at: this.#around.now() + wait, why });
  }
}
