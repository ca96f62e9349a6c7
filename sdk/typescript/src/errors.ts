import type { Problem as Said, ProblemCode } from './generated/protocol.js';

/** Close codes of the server after which the same client may reconnect at once. */
const RESUMABLE: readonly number[] = [1012, 4408, 4413];
/**
 * Close codes after which the client may not reconnect, with WebSocket's own for a client that violates the
 * protocol.
 */
const FINAL: readonly number[] = [1002, 1007, 1008, 1009, 4401, 4429];

const PASSING: readonly ProblemCode[] = [
  'too_many',
  'storage_unavailable',
  'overtaken',
  'closing',
  'internal',
];

/** An error between a client and its server: one of the classes below. */
export abstract class SeptetError extends Error {
  override get name(): string {
    return this.constructor.name;
  }

  /** True if the same request may succeed in a moment, without any change. */
  get isPassing(): boolean {
    return false;
  }
}

/** The text is not the address of a server. */
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

/** The server refused a request, with a reason. */
export class Problem extends SeptetError {
  /** The kind of problem, as a machine-readable code. */
  readonly code: ProblemCode;
  /** The game's own `Refusal`. Only with the code `refused`. */
  readonly refusal: unknown;
  /** The wait in milliseconds before the next attempt. Only with the codes `too_many` and `removed`. */
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

/** The answer is not in Septet's protocol. The address may be wrong. */
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
    /** The reason, in words. */
    readonly reason: string,
  ) {
    super(`the server closed the socket (${code}): ${reason}`);
  }

  override get isPassing(): boolean {
    return RESUMABLE.includes(this.code) || !FINAL.includes(this.code);
  }
}

/**
 * The socket broke before the answer. The table's state shows if the server carried the request out.
 * Submissions and chat lines never end so: the client repeats them.
 */
export class Interrupted extends SeptetError {
  constructor() {
    super('the connection broke before the answer arrived');
  }

  override get isPassing(): boolean {
    return true;
  }
}

/** The server no longer lets this client follow the table. */
export class Unwatched extends SeptetError {
  constructor(reason: string) {
    super(`this table can no longer be followed: ${reason}`);
  }
}

/** The host emptied the account's seat, or the account gave it up. */
export class Unseated extends SeptetError {
  constructor() {
    super('the seat now belongs to another player');
  }
}

/** The table plays another game than the one that the client named. */
export class OtherGame extends SeptetError {
  constructor(wanted: string, found: string) {
    super(`this table plays ${found}, not ${wanted}`);
  }
}
