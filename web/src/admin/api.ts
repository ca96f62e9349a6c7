// The requests of admins (crates/server/src/admin): one endpoint, a request and an answer. Fetched with the
// page.
import type { Status } from '../generated/protocol';
import { sent, type Shown } from '../account/lost';
import { ask, type Reply } from '../net/api';

export interface Sits {
  /** `null` for a built-in bot. */
  account: string | null;
  name: string;
}

export interface TableLine {
  id: string;
  code: string;
  game: string;
  status: Status;
  public: boolean;
  made_at: number;
  last_at: number | null;
  sitting: Sits[];
}

export interface Ban {
  reason: string;
  at: number;
  until: number | null;
}

export interface AccountLine {
  id: string;
  name: string;
  kind: 'person' | 'bot';
  made_at: number;
  has_keys: boolean;
  sessions: number;
  used_at: number | null;
  tables: number;
  ban: Ban | null;
}

export interface AccountDetails {
  line: AccountLine;
  companions: Sits[];
  /** The account on whose device a companion plays; `null` for other accounts. */
  beside: string | null;
  /** The number of reports about the account in the last 90 days. */
  reports: number;
}

export interface SessionLine {
  id: string;
  agent: string;
  made_at: number;
  used_at: number;
}

export interface ReportLine {
  id: string;
  at: number;
  reporter: Sits;
  reported: Sits;
  table: string;
  reason: string;
  words: string | null;
}

export interface Statistics {
  counts: { what: string; count: number }[];
  games: { game: string; matches: number; ended: number }[];
  bytes: number | null;
}

export interface Forecast {
  bytes: number;
  /** The number of days from which the growth was measured. */
  days: number;
  rows_per_day: number;
  bytes_per_day: number;
  full_in_days: number | null;
}

export interface LogLine {
  id: string;
  at: number;
  who: string;
  what: string;
  target: string | null;
  details: Record<string, unknown>;
  outcome: string;
  why: string | null;
}

/** The filter of the list of tables. An empty text matches all. */
export interface Filter {
  game: string;
  state: '' | Status;
  /** The least time since the last action, in milliseconds. */
  idle: number;
}

/** A request that changes something. */
export type Change =
  | { ask: 'close'; id: string }
  | { ask: 'sign_out'; id: string }
  | { ask: 'ban'; id: string; reason: string; span: number | null }
  | { ask: 'unban'; id: string }
  | { ask: 'anonymise'; id: string }
  | { ask: 'delete'; id: string };

/** The answer to a change. */
export type Did =
  | { answer: 'closed'; changed: boolean }
  | { answer: 'signed_out'; sessions: number }
  | { answer: 'banned'; left_tables: number; told: string }
  | { answer: 'unbanned' }
  | { answer: 'anonymised'; name: string }
  | { answer: 'deleted'; left_tables: number };

const look = <T>(wanted: object) => ask<T>('POST', '/api/admin', { ask: wanted });

/** Requests one list of the answer. */
const list = async <K extends string, T>(name: K, wanted: object): Promise<Reply<T[]>> => {
  const reply = await look<Record<K, T[]>>(wanted);
  return reply.ok ? { ok: true, value: reply.value[name] } : reply;
};

export const admin = {
  tables: ({ game, state, idle }: Filter, limit: number) =>
    list<'tables', TableLine>('tables', {
      ask: 'tables',
      game: game || null,
      state: state || null,
      idle_for: idle || null,
      limit,
    }),
  accounts: (name: string, limit: number) =>
    list<'accounts', AccountLine>('accounts', { ask: 'accounts', name: name || null, limit }),
  account: (id: string) => look<{ account: AccountDetails }>({ ask: 'account', id }),
  sessions: (id: string) => look<{ sessions: SessionLine[] }>({ ask: 'sessions', id }),
  reports: (limit: number) => list<'reports', ReportLine>('reports', { ask: 'reports', limit }),
  statistics: () => look<Statistics>({ ask: 'statistics' }),
  /** `disk`: the space for the database, in bytes. */
  forecast: (disk: number | null) => look<{ forecast: Forecast }>({ ask: 'forecast', disk }),
  log: (limit: number) => look<{ entries: LogLine[] }>({ ask: 'log', limit }),
  change: (change: Change, proof: Shown) => ask<Did>('POST', '/api/admin', { ask: change, ...sent(proof) }),
};
