// Reasons of a broken connection, and the requests that may be repeated.
import type { ClientMessage } from '../generated/protocol';
import type { ClientProblem } from './problem';

/** The reason why there is no connection. */
export type Outage = 'lost' | 'restart' | 'slow' | 'flood' | 'too_large';

/** Returns true if the server carries out an id only once, so that the client may repeat the request. */
export function repeatable(message: ClientMessage): boolean {
  return message.type === 'submit' || message.type === 'chat';
}

/** Returns true if the same request may succeed a little later. */
export function passes(problem: ClientProblem): boolean {
  return ['storage_unavailable', 'overtaken', 'closing', 'too_many', 'internal'].includes(problem.code);
}

export function outage(code: number): Outage {
  switch (code) {
    case 1012:
      return 'restart';
    case 1009:
      return 'too_large';
    case 4413:
      return 'slow';
    case 4429:
      return 'flood';
    default:
      return 'lost';
  }
}
