// What admins ask for (crates/server/src/admin): one address, a request and an answer. Fetched with the page.
import type { Status } from '../generated/protocol';
import { sent, type Shown } from '../account/lost';
import { ask, type Reply } from '../net/api';

export interface Sits {
  /** None: an automatic player. */
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
  /** Of a companion: at whose device it plays. */
  beside: string | null;
  /** How often it was reported in the last 90 days. */
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
  /** Over how many days growth was looked at. */
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

/** Which tables are listed; an empty text is any. */
export interface Filter {
  game: string;
  state: '' | Status;
  /** Milliseconds for which nothing happened. */
  idle: number;
}

/** What changes something. */
export type Change =
  | { ask: 'close'; id: string }
  | { ask: 'sign_out'; id: string }
  | { ask: 'ban'; id: string; reason: string; span: number | null }
  | { ask: 'unban'; id: string }
  | { ask: 'anonymise'; id: string }
  | { ask: 'delete'; id: string };

/** What came of it. */
export type Did =
  | { answer: 'closed'; changed: boolean }
  | { answer: 'signed_out'; sessions: number }
  | { answer: 'banned'; left_tables: number; told: string }
  | { answer: 'unbanned' }
  | { answer: 'anonymised'; name: string }
  | { answer: 'deleted'; left_tables: number };

const look = <T>(wanted: object) => ask<T>('POST', '/api/admin', { ask: wanted });

/** One list of the answer. */
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
  /** `disk`: bytes that the database may have. */
  forecast: (disk: number | null) => look<{ forecast: Forecast }>({ ask: 'forecast', disk }),
  log: (limit: number) => look<{ entries: LogLine[] }>({ ask: 'log', limit }),
  change: (change: Change, proof: Shown) => ask<Did>('POST', '/api/admin', { ask: change, ...sent(proof) }),
};
