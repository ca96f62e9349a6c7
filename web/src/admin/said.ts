// Problems, in words for an admin.
import type { ClientProblem } from '../net/problem';
import { inWords } from '../state/notices.svelte';
import { words } from './words';

/** Returns the text of a problem. `own`: true if it is the server's own English text. */
export function said(problem: ClientProblem): { text: string; own: boolean } {
  // The server answers a former admin with `not_found`.
  if (problem.code === 'not_found') return { text: words().noMore, own: false };
  if (problem.code === 'refused' || problem.code === 'not_allowed')
    return { text: sentence(problem.message), own: true };
  return { text: inWords(problem), own: false };
}

/** Returns a message of the server as a full sentence. */
export const sentence = (text: string) =>
  text && text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
