// What went wrong, to an admin.
import type { ClientProblem } from '../net/problem';
import { inWords } from '../state/notices.svelte';
import { words } from './words';

/** `own`: in the server's own words, which are English. */
export function said(problem: ClientProblem): { text: string; own: boolean } {
  // To whoever is no admin any more the server says that there is nothing.
  if (problem.code === 'not_found') return { text: words().noMore, own: false };
  if (problem.code === 'refused' || problem.code === 'not_allowed')
    return { text: sentence(problem.message), own: true };
  return { text: inWords(problem), own: false };
}

/** As the server's sentences stand by themselves. */
export const sentence = (text: string) =>
  text && text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
