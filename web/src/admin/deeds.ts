// The log of what was done, with what came of each in one line.
import type { LogLine } from './api';

/** `begun` alone: it is being done, or the server was interrupted. */
export type Outcome = 'looked' | 'exported' | 'begun' | 'done' | 'refused';

const outcomes: readonly string[] = ['looked', 'exported', 'begun', 'done', 'refused'] satisfies Outcome[];
export const outcomeOf = (line: LogLine): Outcome | null =>
  outcomes.includes(line.outcome) ? (line.outcome as Outcome) : null;

/** The newest first. A change or an export has two lines, before and after, of which the second says more. */
export function deeds(entries: LogLine[], looks: boolean): LogLine[] {
  const told = new Set(entries.filter(({ outcome }) => ends(outcome)).map(({ id }) => id));
  return entries.filter(
    ({ id, outcome }) => (ends(outcome) || !told.has(id)) && (looks || outcome !== 'looked'),
  );
}
const ends = (outcome: string) => ['exported', 'done', 'refused'].includes(outcome);

/** Whose account it is about, if it is one. */
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

/** Who asked, if it was an account. */
export const askedBy = ({ who }: LogLine): string | null => (isId(who) ? who : null);

/** The reason and the time of a ban. */
export function banIn({ details }: LogLine): { reason: string; span: number | null } | null {
  const { ask, reason, span } = details ?? {};
  if (ask !== 'ban' || typeof reason !== 'string') return null;
  return { reason, span: typeof span === 'number' ? span : null };
}
