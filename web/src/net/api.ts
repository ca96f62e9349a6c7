// The HTTP requests. Each promise resolves: a failure is a problem in the reply, never an exception.
import type {
  AboutMe,
  Account,
  AccountTime,
  Analysis,
  BellWishes,
  CheckedSetup,
  ComeBack,
  DeviceCode,
  Doorbell,
  ForkMatch,
  GuessMatch,
  GameListing,
  HasPassword,
  MadeCode,
  MadeTable,
  MadeWebhook,
  MatchListing,
  MatchRecord,
  Proof,
  Reel,
  Replay,
  RingHere,
  SetMail,
  Setup,
  SetupRequest,
  SignedIn,
  Spoken,
  Statistics,
  TableListing,
} from '../generated/protocol';
import { type ClientProblem, local } from './problem';
import { serverClock } from './server-clock';

export type Reply<T> = { ok: true; value: T } | { ok: false; problem: ClientProblem };

/**
 * Returns true if the server would accept a socket of this account. A browser hides the reason why a socket
 * was refused. An ended session and a ban end the attempts to connect; every other problem may pass.
 */
export const isLetIn = (reply: Reply<Account | undefined>): boolean =>
  reply.ok
    ? reply.value !== undefined
    : reply.problem.code !== 'not_signed_in' && reply.problem.code !== 'account_banned';

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  heard?: (headers: Headers) => void,
): Promise<Reply<T>> {
  let response: Response;
  const asked = Date.now();
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    return { ok: false, problem: local('offline') };
  }
  heard?.(response.headers);
  // A cached response carries the date at which it was cached.
  if (response.headers.get('cache-control')?.includes('no-store'))
    serverClock.dated(Date.parse(response.headers.get('date') ?? ''), asked, Date.now());
  if (response.status === 202 || response.status === 204) return { ok: true, value: undefined as T };
  const value: unknown = await response.json().catch(() => null);
  if (response.ok && value !== null) return { ok: true, value: value as T };
  const problem = value as Partial<ClientProblem> | null;
  if (problem && typeof problem.code === 'string') return { ok: false, problem: problem as ClientProblem };
  // No answer of this server: a proxy answers while the server is down.
  return {
    ok: false,
    problem: response.status >= 500 ? local('offline') : { code: 'internal', message: '' },
  };
}

/** The filters and the page of the list of public tables. */
export interface Wanted {
  game: string | null;
  status: 'gathering' | 'playing' | null;
  /** Counted from 1. */
  page: number;
}

/** The number of tables on one page of the list. */
export const onAPage = 20;

async function tables({
  game,
  status,
  page,
}: Wanted): Promise<Reply<{ tables: TableListing[]; all: number }>> {
  const query = new URLSearchParams({
    ...(game && { game }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  });
  let all = 0;
  const path = query.size > 0 ? `/api/tables?${query}` : '/api/tables';
  const reply = await ask<TableListing[]>('GET', path, undefined, (headers) => {
    all = Number(headers.get('x-total-count') ?? 0);
  });
  return reply.ok
    ? { ok: true, value: { tables: reply.value, all: Math.max(all, reply.value.length) } }
    : reply;
}

export const api = {
  /** Returns the signed-in account; `undefined` without a valid session. */
  account: () => ask<Account | undefined>('GET', '/api/session'),
  signIn: (name: string) => ask<SignedIn>('POST', '/api/session', { name, kind: 'person' }),
  rename: (name: string) => ask<Account>('PATCH', '/api/session', { name }),
  signOut: () => ask<void>('DELETE', '/api/session'),
  comeBack: (by: ComeBack) => ask<SignedIn>('POST', '/api/session/back', by),
  accountTime: () => ask<AccountTime>('GET', '/api/account/time'),
  setZone: (zone: string) => ask<AccountTime>('POST', '/api/account/zone', { zone }),
  beginVacation: (days: number) => ask<AccountTime>('POST', '/api/account/vacation', { days }),
  endVacation: () => ask<AccountTime>('DELETE', '/api/account/vacation'),
  about: () => ask<AboutMe>('GET', '/api/account'),
  /** Returns a recovery code, which the server sends only once. The browser continues in a new session. */
  makeCode: (shown: { proof?: Proof }) => ask<MadeCode>('POST', '/api/account/code', shown),
  setPassword: (password: string, shown: { proof?: Proof }) =>
    ask<HasPassword>('POST', '/api/account/password', { password, ...shown }),
  showDeviceCode: () => ask<DeviceCode>('POST', '/api/account/device'),
  endDevice: (id: string) => ask<void>('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`),
  endOtherDevices: () => ask<void>('DELETE', '/api/account/sessions'),
  /** Reports all sign-in methods lost. After a wait this device can change them without confirmation. */
  sayLost: () => ask<void>('POST', '/api/account/lost'),
  nobodyLost: () => ask<void>('DELETE', '/api/account/lost'),
  /** Returns all data that the server stores of the account. */
  export: () => ask<Record<string, unknown>>('POST', '/api/account/export'),
  erase: (shown: { proof?: Proof }) => ask<void>('POST', '/api/account/erase', shown),
  /** Returns the notification settings; `not_found` if this server sends no notifications. */
  doorbell: () => ask<Doorbell>('GET', '/api/notifications'),
  ringHere: (device: RingHere) => ask<void>('POST', '/api/notifications/push', device),
  ringNoMore: () => ask<void>('DELETE', '/api/notifications/push'),
  /** Returns the secret that signs the webhook's calls. The server sends it only once. */
  setWebhook: (url: string) => ask<MadeWebhook>('POST', '/api/notifications/webhook', { url }),
  removeWebhook: () => ask<void>('DELETE', '/api/notifications/webhook'),
  setMail: (mail: SetMail) => ask<void>('POST', '/api/notifications/mail', mail),
  removeMail: () => ask<void>('DELETE', '/api/notifications/mail'),
  wish: (wishes: BellWishes) => ask<void>('POST', '/api/notifications/preferences', wishes),
  games: () => ask<GameListing[]>('GET', '/api/games'),
  /** Returns the JSON Schema of a game's types. */
  schema: (game: string) => ask<unknown>('GET', `/api/schema/${encodeURIComponent(game)}`),
  tables,
  mine: () => ask<TableListing[]>('GET', '/api/tables/mine'),
  /** Returns the setup with all defaults, and the teams. Makes no table. */
  check: (setup: SetupRequest) => ask<CheckedSetup>('POST', '/api/setup', setup),
  /** Returns the record of a finished match, complete. */
  record: (match: string) => ask<MatchRecord>('GET', `/api/matches/${encodeURIComponent(match)}`),
  /** Returns all steps of a finished match, as one seat, the deciding player or a spectator saw them. */
  replay: (match: string, eyes: number | 'decider' | 'spectator') =>
    ask<Replay>('GET', `/api/matches/${encodeURIComponent(match)}/replay?as=${eyes}`),
  /** Returns the account's finished matches, the newest first. Pages are counted from 1. */
  matches: (game: string | null, met: string | null, seats: string | null, page: number) =>
    ask<MatchListing[]>(
      'GET',
      `/api/matches/mine?${new URLSearchParams({ ...(game && { game }), ...(met && { with: met }), ...(seats && { seats }), page: String(page) })}`,
    ),
  /** Returns the account's results. */
  statistics: () => ask<Statistics>('GET', '/api/matches/mine/statistics'),
  /** Returns the steps of a table's match that the account missed after the step `after`. */
  since: (table: string, after: number) =>
    ask<Reel>('GET', `/api/tables/${encodeURIComponent(table)}/since?after=${after}`),
  /** Returns the opinion of a strong built-in bot on one input of a match. */
  analysis: (match: string, input: number) =>
    ask<Analysis>('GET', `/api/matches/${encodeURIComponent(match)}/analysis/${input}`),
  /** Returns the chat of a match, for its players. */
  talk: (match: string) => ask<Spoken[]>('GET', `/api/matches/${encodeURIComponent(match)}/talk`),
  /** Makes a table that continues a running match alone, from the account's own view. */
  guess: (table: string, wanted: GuessMatch) =>
    ask<MadeTable>('POST', `/api/tables/${encodeURIComponent(table)}/guess`, wanted),
  fork: (match: string, wanted: ForkMatch) =>
    ask<MadeTable>('POST', `/api/matches/${encodeURIComponent(match)}/fork`, wanted),
  make: (setup: Setup) => ask<MadeTable>('POST', '/api/tables', setup),
};
