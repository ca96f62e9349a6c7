import type { Problem, ProblemCode } from '../generated/protocol';

/** The problems that the client finds itself, in addition to the server's codes. */
export type LocalCode =
  /** No connection; the request was not sent. */
  | 'offline'
  /** A file of the page did not load. */
  | 'not_loaded'
  /** The connection broke before the answer; the server may have carried out the request. */
  | 'lost'
  /** The browser keeps no cookies of this page, so the server would not recognize the account. */
  | 'no_cookies';

export type ClientProblem = Omit<Problem, 'code'> & { code: ProblemCode | LocalCode };

export const local = (code: LocalCode): ClientProblem => ({ code, message: code });
