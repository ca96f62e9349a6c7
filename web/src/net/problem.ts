import type { Problem, ProblemCode } from '../generated/protocol';

/** What the client itself finds wrong, beside the server's codes. */
export type LocalCode =
  /** There is no connection; nothing was sent. */
  | 'offline'
  /** The connection broke before the answer came; it may or may not have been carried out. */
  | 'lost'
  /** The browser keeps no cookies of this page, so the server would not know us again. */
  | 'no_cookies';

export type ClientProblem = Omit<Problem, 'code'> & { code: ProblemCode | LocalCode };

export const local = (code: LocalCode): ClientProblem => ({ code, message: code });
