import type { Problem as Said, ProblemCode } from './generated/protocol.js';

/** Close codes of the server with which the same client may come back at once. */
const RESUMABLE: readonly number[] = [1012, 4408, 4413];
/** Those with which it may not, and WebSocket's own for a client that breaks the rules. */
const FINAL: readonly number[] = [1002, 1007, 1008, 1009, 4401, 4429];

const PASSING: readonly ProblemCode[] = [
  'too_many',
  'storage_unavailable',
  'overtaken',
  'closing',
  'internal',
];

/** What can go wrong between a client and its server: one of the classes below. */
export abstract class SeptetError extends Error {
  override get name(): string {
    return this.constructor.name;
  }

  /** Whether the same may work in a moment, without anybody doing anything about it. */
  get isPassing(): boolean {
    return false;
  }
}

/** The server's address is not one. */
export class BadAddress extends SeptetError {
  constructor(text: string) {
    super(`${JSON.stringify(text)} is not a server address; expected one like http://127.0.0.1:7777`);
  }
}

/** The server cannot be reached, or the connection broke. */
export class Unreachable extends SeptetError {
  constructor(why: string) {
    super(`the server cannot be reached: ${why}`);
  }

  override get isPassing(): boolean {
    return true;
  }
}

/** The server refused a request and says why. */
export class Problem extends SeptetError {
  /** For programs. */
  readonly code: ProblemCode;
  /** With `refused`: the game's own `Refusal`. */
  readonly refusal: unknown;
  /** With `too_many` and `removed`: try again after so many milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(said: Said) {
    super(said.message);
    this.code = said.code;
    this.refusal = said.refusal;
    this.retryAfter = said.retry_after ?? undefined;
  }

  override get isPassing(): boolean {
    return PASSING.includes(this.code);
  }
}

/** The answer is not one of Septet's. Is it the right address? */
export class Garbled extends SeptetError {
  constructor(what: string) {
    super(`the server's answer is not in Septet's protocol: ${what}`);
  }
}

/** The server closed the socket. */
export class Closed extends SeptetError {
  constructor(
    /** The WebSocket close code. */
    readonly code: number,
    /** Why, in words. */
    readonly reason: string,
  ) {
    super(`the server closed the socket (${code}): ${reason}`);
  }

  override get isPassing(): boolean {
    return RESUMABLE.includes(this.code) || !FINAL.includes(this.code);
  }
}

/**
 * The socket broke before the answer came. Whether the request was carried out shows in the table's state. Submissions and chat
 * lines never end so: they are repeated.
 */
export class Interrupted extends SeptetError {
  constructor() {
    super('the connection broke before the answer arrived');
  }

  override get isPassing(): boolean {
    return true;
  }
}

/** The server does not let this client follow the table any longer. */
export class Unwatched extends SeptetError {
  constructor(reason: string) {
    super(`this table can no longer be followed: ${reason}`);
  }
}

/** The host emptied the seat, or it was given up. */
export class Unseated extends SeptetError {
  constructor() {
    super('the seat now belongs to another player');
  }
}

/** The table plays another game than it was followed for. */
export class OtherGame extends SeptetError {
  constructor(wanted: string, found: string) {
    super(`this table plays ${found}, not ${wanted}`);
  }
}
