// Short notices of success or failure, shown for a moment at the bottom of the page.
import { t } from '../i18n';
import type { ClientProblem } from '../net/problem';
import { edition } from './edition.svelte';

export interface Notice {
  id: number;
  text: string;
  tone: 'bad' | 'good';
}

let shown = $state.raw<Notice[]>([]);
let last = 0;

export const notices = () => shown;

export function notify(text: string, tone: Notice['tone'] = 'bad') {
  const notice = { id: ++last, text, tone };
  // The same text twice is one notice.
  shown = [...shown.filter((n) => n.text !== text), notice].slice(-3);
  setTimeout(() => dismiss(notice.id), 3000 + 60 * text.length);
}

export function dismiss(id: number) {
  shown = shown.filter((n) => n.id !== id);
}

/** Returns a problem in words of the current language. */
export function inWords(problem: ClientProblem): string {
  if (problem.code === 'not_loaded') return notLoaded();
  const words = t().problem[problem.code] ?? problem.message;
  // The operator's own words contain the reason and the end of the ban.
  if (problem.code === 'account_banned') return `${words} (${problem.message})`;
  const wait = problem.retry_after ? ` ${t().problemIn(Math.ceil(problem.retry_after / 1000))}` : '';
  return words + wait;
}

/** Says that a file of the page did not load. After an upgrade of the server that is the reason. */
export const notLoaded = () => (edition.old ? t().connection.updated : t().problem.not_loaded);

export function complain(problem: ClientProblem) {
  // The request was valid for the version of the page, so the server may be newer.
  if (problem.code === 'malformed') void edition.ask();
  notify(inWords(problem));
}
