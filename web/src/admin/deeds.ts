// The log of admin requests, with the result of each in one line.
import type { LogLine } from './api';

/** The result of a request. `begun` without a second line: it is running, or the server was interrupted. */
export type Outcome = 'looked' | 'exported' | 'begun' | 'done' | 'refused';

const outcomes: readonly string[] = ['looked', 'exported', 'begun', 'done', 'refused'] satisfies Outcome[];
export const outcomeOf = (line: LogLine): Outcome | null =>
  outcomes.includes(line.outcome) ? (line.outcome as Outcome) : null;

/**
 * Returns the log, the newest line first. A change or an export has two lines, before and after; the second
 * one replaces the first.
 */
export function deeds(entries: LogLine[], looks: boolean): LogLine[] {
  const told = new Set(entries.filter(({ outcome }) => ends(outcome)).map(({ id }) => id));
  return entries.filter(
    ({ id, outcome }) => (ends(outcome) || !told.has(id)) && (looks || outcome !== 'looked'),
  );
}
const ends = (outcome: string) => ['exported', 'done', 'refused'].includes(outcome);

/** The requests with an account as target. */
const ofAccounts: readonly string[] = [
  'account',
  'sessions',
  'export',
  'sign-out',
  'ban',
  'unban',
  'anonymise',
  'delete',
];
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
export const accountIn = ({ what, target }: LogLine): string | null =>
  target !== null && ofAccounts.includes(what) && isId(target) ? target : null;

/** Returns the account of the admin; `null` for the command line. */
export const askedBy = ({ who }: LogLine): string | null => (isId(who) ? who : null);

/** Returns the reason and the length of a ban. */
export function banIn({ details }: LogLine): { reason: string; span: number | null } | null {
  const { ask, reason, span } = details ?? {};
  if (ask !== 'ban' || typeof reason !== 'string') return null;
  return { reason, span: typeof span === 'number' ? span : null };
}
