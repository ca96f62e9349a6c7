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

/** The time limit of one request with its answer, in milliseconds. */
const PATIENCE = 30_000;

/** A signed-in account. It can open any number of sockets. */
export class Session {
  readonly #server: string;
  readonly #headers: Record<string, string>;
  /** The account of this session. */
  readonly account: Account;

  /** Uses `headers` to authenticate requests. Without headers the browser does that with its cookie. */
  constructor(server: string, account: Account, headers: Record<string, string>) {
    this.#server = address(server);
    this.account = account;
    this.#headers = headers;
  }

  /**
   * Makes a guest account. A bot gets a bearer token, a person a cookie, which a browser stores by itself.
   */
  static async signIn(server: string, name: string, kind: 'bot' | 'person' = 'bot'): Promise<Session> {
    // A cookie is valid only together with the right origin. A browser sends the origin itself.
    const origin: Record<string, string> = kind === 'bot' ? {} : { origin: new URL(address(server)).origin };
    const response = await ask(address(server), 'POST', '/api/session', origin, { name, kind });
    const { account, token } = (await read(response)) as SignedIn;
    if (token) return new Session(server, account, bearer(token));
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    return new Session(server, account, cookie ? { cookie, ...origin } : {});
  }

  /** Continues with a bot's token from an earlier session. */
  static async withToken(server: string, token: string): Promise<Session> {
    return Session.#as(server, bearer(token));
  }

  /** Continues with the account that is signed in in this browser. */
  static async withCookie(server: string): Promise<Session> {
    return Session.#as(server, {});
  }

  static async #as(server: string, headers: Record<string, string>): Promise<Session> {
    const account = await read(await ask(address(server), 'GET', '/api/session', headers));
    if (account === null) throw new Problem({ code: 'not_signed_in', message: 'sign in first' });
    return new Session(server, account as Account, headers);
  }

  /** The bot's token. Any program that has it can act as this bot. */
  get token(): string | undefined {
    return this.#headers['authorization']?.replace('Bearer ', '');
  }

  /** The address of the socket, and the headers that authenticate it. */
  get socket(): { url: string; headers: Record<string, string> } {
    return { url: `${this.#server.replace('http', 'ws')}/ws`, headers: this.#headers };
  }

  /** Ends the session. The server closes its sockets. */
  async signOut(): Promise<void> {
    await this.request('DELETE', '/api/session');
  }

  /** Returns the games of the server. */
  async games(): Promise<GameListing[]> {
    return (await this.request('GET', '/api/games')) as GameListing[];
  }

  /** Returns the public tables, gathering and running. */
  async tables(): Promise<TableListing[]> {
    return (await this.request('GET', '/api/tables')) as TableListing[];
  }

  /** Makes a table with this account as its host. */
  async makeTable(setup: SetupRequest): Promise<MadeTable> {
    return (await this.request('POST', '/api/tables', setup)) as MadeTable;
  }

  /** Returns the record of a finished match. */
  async matchRecord(match: string): Promise<MatchRecord> {
    return (await this.request('GET', matchPath(match))) as MatchRecord;
  }

  /**
   * Returns a strong built-in bot's opinion on one decision of a finished match: on input `input` of its
   * record, from 0.
   */
  async analysis(match: string, input: number): Promise<Analysis> {
    return (await this.request('GET', `${matchPath(match)}/analysis/${input}`)) as Analysis;
  }

  /** Joins the queue of a game's ladder, for a bot that listens on a socket. A repetition changes nothing. */
  async joinLadder(game: string): Promise<void> {
    await this.request('POST', queuePath(game));
  }

  /** Leaves the queue of a game's ladder. Running matches continue. */
  async leaveLadder(game: string): Promise<void> {
    await this.request('DELETE', queuePath(game));
  }

  /** Returns the connected external bots that any account may challenge to this game. */
  async bots(game: string): Promise<BotHere[]> {
    return (await this.request('GET', `/api/bots?game=${gameName(game)}`)) as BotHere[];
  }

  /**
   * Makes a series of matches between external bots. Each other account in it receives a request and has to
   * agree.
   */
  async makeSeries(wanted: MakeSeries): Promise<Series> {
    return (await this.request('POST', '/api/series', wanted)) as Series;
  }

  /** Returns the current state of a series. */
  async series(id: string): Promise<Series> {
    return (await this.request('GET', seriesPath(id))) as Series;
  }

  /** Returns a page of the finished matches of a series. Pages count from 1. */
  async seriesMatches(id: string, page = 1): Promise<SeriesMatch[]> {
    return (await this.request('GET', `${seriesPath(id)}/matches?page=${page}`)) as SeriesMatch[];
  }

  /** Agrees to play a series. */
  async acceptSeries(id: string): Promise<Series> {
    return (await this.request('POST', `${seriesPath(id)}/accept`)) as Series;
  }

  /** Declines to play a series. */
  async declineSeries(id: string): Promise<Series> {
    return (await this.request('POST', `${seriesPath(id)}/decline`)) as Series;
  }

  /** Cancels a series that this account made: no further match begins. */
  async cancelSeries(id: string): Promise<Series> {
    return (await this.request('POST', `${seriesPath(id)}/cancel`)) as Series;
  }

  /** Sends any other request as this account. Returns the JSON of the answer, or `null` if it has none. */
  async request(method: string, path: string, body?: unknown): Promise<unknown> {
    return read(await ask(this.#server, method, path, this.#headers, body));
  }
}

/** Returns the error in an HTTP answer that refuses a request. */
export function refusal(status: number, body: string): SeptetError {
  try {
    const said = JSON.parse(body);
    if (typeof said?.code === 'string' && typeof said.message === 'string') return new Problem(said);
  } catch {
    // The answer is not a problem of Septet's.
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
      // The target of a redirection would receive the token.
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

/** Returns the message of an error. `fetch` puts the cause inside its error. */
export function why(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

/** Returns the address without a slash at its end, as `http` or `https`. */
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
