import { BadAddress, Garbled, Problem, Unreachable, type SeptetError } from './errors.js';
import type {
  Account,
  Analysis,
  BotHere,
  GameListing,
  MadeTable,
  MakeSeries,
  MatchRecord,
  Series,
  SeriesMatch,
  SetupRequest,
  SignedIn,
  TableListing,
} from './generated/protocol.js';

/** Milliseconds for one request and its answer. */
const PATIENCE = 30_000;

/** One signed-in account. Any number of sockets can be opened with it. */
export class Session {
  readonly #server: string;
  readonly #headers: Record<string, string>;
  /** Who this is. */
  readonly account: Account;

  /** `headers` say who it is; without any the browser does, by its cookie. */
  constructor(server: string, account: Account, headers: Record<string, string>) {
    this.#server = address(server);
    this.account = account;
    this.#headers = headers;
  }

  /**
   * Makes a guest account. A bot gets a bearer token, a person a cookie, which a browser keeps by itself.
   */
  static async signIn(server: string, name: string, kind: 'bot' | 'person' = 'bot'): Promise<Session> {
    // A cookie counts only together with the right origin. A browser says it itself.
    const origin: Record<string, string> = kind === 'bot' ? {} : { origin: new URL(address(server)).origin };
    const response = await ask(address(server), 'POST', '/api/session', origin, { name, kind });
    const { account, token } = (await read(response)) as SignedIn;
    if (token) return new Session(server, account, bearer(token));
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    return new Session(server, account, cookie ? { cookie, ...origin } : {});
  }

  /** Goes on with a bot's token from an earlier session. */
  static async withToken(server: string, token: string): Promise<Session> {
    return Session.#as(server, bearer(token));
  }

  /** Goes on as whoever is signed in in this browser. */
  static async withCookie(server: string): Promise<Session> {
    return Session.#as(server, {});
  }

  static async #as(server: string, headers: Record<string, string>): Promise<Session> {
    const account = await read(await ask(address(server), 'GET', '/api/session', headers));
    if (account === null) throw new Problem({ code: 'not_signed_in', message: 'sign in first' });
    return new Session(server, account as Account, headers);
  }

  /** A bot's token. Any program that has it can act as this bot. */
  get token(): string | undefined {
    return this.#headers['authorization']?.replace('Bearer ', '');
  }

  /** Where the socket is, and the headers that say who opens it. */
  get socket(): { url: string; headers: Record<string, string> } {
    return { url: `${this.#server.replace('http', 'ws')}/ws`, headers: this.#headers };
  }

  /** Ends the session; its sockets are closed. */
  async signOut(): Promise<void> {
    await this.request('DELETE', '/api/session');
  }

  /** The games that the server offers. */
  async games(): Promise<GameListing[]> {
    return (await this.request('GET', '/api/games')) as GameListing[];
  }

  /** The public tables, gathering and running. */
  async tables(): Promise<TableListing[]> {
    return (await this.request('GET', '/api/tables')) as TableListing[];
  }

  /** Makes a table, with this account as its host. */
  async makeTable(setup: SetupRequest): Promise<MadeTable> {
    return (await this.request('POST', '/api/tables', setup)) as MadeTable;
  }

  /** The record of a match that is over. */
  async matchRecord(match: string): Promise<MatchRecord> {
    return (await this.request('GET', matchPath(match))) as MatchRecord;
  }

  /** What a strong automatic player thinks of one decision of a match that is over: of this input of its record, counted from 0. */
  async analysis(match: string, input: number): Promise<Analysis> {
    return (await this.request('GET', `${matchPath(match)}/analysis/${input}`)) as Analysis;
  }

  /** A bot that listens on a socket: plays on the ladder of a game from now on. Said again, nothing changes. */
  async joinLadder(game: string): Promise<void> {
    await this.request('POST', queuePath(game));
  }

  /** Begins no further match on the ladder of a game. Those that are on go on. */
  async leaveLadder(game: string): Promise<void> {
    await this.request('DELETE', queuePath(game));
  }

  /** The programs that play this game with anybody and are here. */
  async bots(game: string): Promise<BotHere[]> {
    return (await this.request('GET', `/api/bots?game=${gameName(game)}`)) as BotHere[];
  }

  /** Makes a series of matches between programs. Whoever else plays it is asked and has to agree. */
  async makeSeries(wanted: MakeSeries): Promise<Series> {
    return (await this.request('POST', '/api/series', wanted)) as Series;
  }

  /** How a series stands. */
  async series(id: string): Promise<Series> {
    return (await this.request('GET', seriesPath(id))) as Series;
  }

  /** A page of the matches of a series that are over, from 1. */
  async seriesMatches(id: string, page = 1): Promise<SeriesMatch[]> {
    return (await this.request('GET', `${seriesPath(id)}/matches?page=${page}`)) as SeriesMatch[];
  }

  /** Agrees to play a series that one was asked for. */
  async acceptSeries(id: string): Promise<Series> {
    return (await this.request('POST', `${seriesPath(id)}/accept`)) as Series;
  }

  /** Does not play it. */
  async declineSeries(id: string): Promise<Series> {
    return (await this.request('POST', `${seriesPath(id)}/decline`)) as Series;
  }

  /** Lets no further match begin of a series that one has made. */
  async cancelSeries(id: string): Promise<Series> {
    return (await this.request('POST', `${seriesPath(id)}/cancel`)) as Series;
  }

  /** Any other request as this account; the answer's JSON, `null` if it has none. */
  async request(method: string, path: string, body?: unknown): Promise<unknown> {
    return read(await ask(this.#server, method, path, this.#headers, body));
  }
}

/** What a refusal over HTTP says. */
export function refusal(status: number, body: string): SeptetError {
  try {
    const said = JSON.parse(body);
    if (typeof said?.code === 'string' && typeof said.message === 'string') return new Problem(said);
  } catch {
    // It is none of ours.
  }
  return status >= 500
    ? new Unreachable(`it answers with status ${status}`)
    : new Garbled(`status ${status}`);
}

async function ask(
  server: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Response> {
  const content: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    return await fetch(server + path, {
      method,
      headers: { ...headers, ...content },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: headers['authorization'] === undefined ? 'include' : 'omit',
      // Whoever redirects would be given the token.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    throw new Unreachable(why(error));
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text().catch((error) => {
    throw new Unreachable(why(error));
  });
  if (!response.ok) throw refusal(response.status, text);
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    throw new Garbled(why(error));
  }
}

/** What an error says; `fetch` has the cause of its own inside. */
export function why(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

/** The address without a slash at its end, as `http` or `https`. */
function address(text: string): string {
  const found = /^(?:http|ws)(s?)(:\/\/[^\s/?#@\\:\x00-\x1f][^\s?#@\\\x00-\x1f]*)$/.exec(text);
  if (!found || !URL.canParse(text)) throw new BadAddress(text);
  return `http${found[1]}${found[2]?.replace(/\/+$/, '')}`;
}

function matchPath(match: string): string {
  if (!/^[A-Za-z0-9-]+$/.test(match))
    throw new Problem({ code: 'not_found', message: 'that is not a match id' });
  return `/api/matches/${match}`;
}

function seriesPath(id: string): string {
  if (!/^[A-Za-z0-9-]+$/.test(id))
    throw new Problem({ code: 'not_found', message: 'that is not the id of a series' });
  return `/api/series/${id}`;
}

function gameName(game: string): string {
  if (!/^[a-z0-9-]+$/.test(game))
    throw new Problem({ code: 'not_found', message: 'that is not the name of a game' });
  return game;
}

function queuePath(game: string): string {
  return `/api/ladders/${gameName(game)}/queue`;
}

function bearer(token: string): Record<string, string> {
  if (!/^[!-~]+$/.test(token)) throw new Problem({ code: 'not_signed_in', message: 'that is not a token' });
  return { authorization: `Bearer ${token}` };
}
