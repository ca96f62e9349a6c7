// The session and its WebSocket, for components.
import type { Account, ComeBack, Limits, Notice } from '../generated/protocol';
import { t } from '../i18n';
import { api, isLetIn, type Reply } from './api';
import { type Answer, Client, type Connection, type Request, type SocketLike, subprotocols } from './client';
import { inflate, inflates } from './inflate';
import { type ClientProblem, local } from './problem';
import { serverClock } from './server-clock';
import type { TableState } from './table-state';
import { edition } from '../state/edition.svelte';
import { keepsCookies, storage } from '../state/storage';

const nameKey = 'septet.name';

let account = $state.raw<Account | null>(null);
/** True once the request for the signed-in account has ended. */
let asked = $state(false);
let connection = $state.raw<Connection>({ is: 'idle' });
let limits = $state.raw<Limits | null>(null);
let draft = $state(storage.getItem(nameKey));
/** True after a guest sign-in, until the server has accepted the session once. */
let unproven = false;
/**
 * True if the browser does not keep the session's cookie, so that the server never recognizes the account.
 */
let refused = $state(!keepsCookies());
/** The random name, made on first use in the language of that moment. */
let invented: string | null = null;

function inventName(): string {
  const { adjectives, animals, join } = t().name;
  const one = (words: string[]) => words[Math.floor(Math.random() * words.length)] ?? '';
  return join(one(adjectives), one(animals));
}

const clientAt = (path: string) =>
  new Client({
    connect: () => {
      const url = new URL(path, location.href);
      url.protocol = url.protocol.replace('http', 'ws');
      return new WebSocket(url, inflates ? subprotocols : subprotocols.slice(-1)) as unknown as SocketLike;
    },
    signedIn: async () => isLetIn(await api.account()),
    now: Date.now,
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    inflate,
    newId,
  });
const client = clientAt('/ws');
serverClock.follow(() => client.clockOffset);

/** Returns 128 random bits. `crypto.randomUUID` exists only on secure origins, and a LAN party has none. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
}

client.onchange = () => {
  connection = client.connection;
  limits = client.limits;
  if (client.account) account = client.account;
  if (client.connection.is === 'connected') {
    unproven = false;
    edition.heard(client.build);
  }
  if (client.connection.is === 'signed_out') nobody();
};
addEventListener('online', () => client.nudge());
addEventListener('visibilitychange', () => document.visibilityState === 'visible' && client.nudge());

/**
 * Forgets the account, because the server does not know the session. If it never did, another session would
 * fail, too.
 */
function nobody() {
  account = null;
  if (unproven) refused = true;
  unproven = false;
}

/** A player at this device, and the client that sends their requests. */
interface Actor {
  account: Account;
  client: Client;
}
/** The actions of a page at a device that several players share. */
interface Device {
  /** Returns the seats of the players whose hands are hidden now. */
  seats(): number[];
  /** Hides the table until that player takes the device. */
  hand(seat: number): void;
  /** Returns the label of the button that hands over the device. */
  says(name: string): string;
}
/** The player who holds the device; `null` if it is the signed-in account. */
let actor = $state.raw<Actor | null>(null);
let device = $state.raw<Device | null>(null);

const gathers: ReadonlySet<Request['type']> = new Set(['rematch', 'ready', 'start']);

let signingIn: Promise<ClientProblem | null> | null = null;

export const session = {
  get account() {
    return account;
  },
  get asked() {
    return asked;
  },
  /** The account that plays: the signed-in one, or the companion who holds the device. */
  get actor() {
    return actor?.account ?? account;
  },
  act: (as: Actor | null) => void (actor = as),
  get device() {
    return device;
  },
  share: (among: Device | null) => void (device = among),
  /** Opens a connection that acts for a companion of the signed-in account. */
  beside: (companion: string) => clientAt(`/ws?beside=${companion}`),
  get connection() {
    return connection;
  },
  /** True if the browser keeps no cookies of this page, so that no account can play here. */
  get refused() {
    return refused;
  },
  get limits() {
    return limits;
  },
  /** The shown name: the account's, or the one for its first sign-in. */
  get name() {
    return account?.name ?? draft ?? (invented ??= inventName());
  },

  /** Asks the server for the account. Called once. */
  async find() {
    const reply = await api.account();
    if (reply.ok) account = reply.value ?? null;
    asked = true;
  },

  /** Signs in as a guest unless signed in already. */
  ensure(): Promise<ClientProblem | null> {
    signingIn ??= (async () => {
      if (!asked) await session.find();
      if (!account) {
        // The server would make a guest whose cookie is lost, so that the account could never return.
        if (refused || !keepsCookies()) return local('no_cookies');
        const reply = await api.signIn(session.name);
        if (!reply.ok) return reply.problem;
        account = reply.value.account;
        unproven = true;
      }
      client.open();
      return null;
    })().finally(() => (signingIn = null));
    return signingIn;
  },

  /**
   * Sends a request as a signed-in account. If the session has ended, it signs in again and repeats the
   * request once.
   */
  async as<T>(ask: () => Promise<Reply<T>>): Promise<Reply<T>> {
    for (let again = true; ; again = false) {
      const problem = await session.ensure();
      if (problem) return { ok: false, problem };
      const reply = await ask();
      if (reply.ok) unproven = false;
      if (reply.ok || reply.problem.code !== 'not_signed_in' || !again) return reply;
      session.ended();
    }
  },

  /** Forgets a session that the server no longer knows. */
  ended() {
    client.close();
    nobody();
  },

  async rename(name: string): Promise<ClientProblem | null> {
    if (account) {
      const reply = await api.rename(name);
      if (!reply.ok) return reply.problem;
      account = reply.value;
    }
    draft = name;
    storage.setItem(nameKey, name);
    return null;
  },

  async signOut(): Promise<ClientProblem | null> {
    const reply = await api.signOut();
    if (!reply.ok) return reply.problem;
    void import('../state/worker').then(({ forgetMatches }) => forgetMatches()).catch(() => undefined);
    session.forget();
    return null;
  },

  /** Signs in to an existing account, which replaces the present one. */
  async comeBack(by: ComeBack): Promise<ClientProblem | null> {
    const reply = await api.comeBack(by);
    if (!reply.ok) return reply.problem;
    session.become(reply.value.account);
    return null;
  },

  /** Takes over the session of another account, which the browser already has. */
  become(other: Account) {
    session.forget();
    account = other;
  },

  /** Signs out in this browser and removes the remembered name. */
  forget() {
    client.close();
    account = null;
    storage.removeItem(nameKey);
    draft = invented = null;
  },

  /** Resolves to true when the server greets the socket, to `false` if that takes over 10 seconds. */
  connected(): Promise<boolean> {
    const started = Date.now();
    return new Promise((resolve) => {
      const look = () => {
        if (client.connection.is === 'connected') resolve(true);
        else if (Date.now() - started > 10_000) resolve(false);
        else setTimeout(look, 40);
      };
      look();
    });
  },

  retry: () => client.nudge(),
  /** True if a request has no answer yet. */
  get waits() {
    return client.waits || (actor?.client.waits ?? false);
  },
  /**
   * Sends a request for the player who holds the device. Requests that gather a table are sent for the
   * signed-in account. When a table gathers again, its companions' connections close, and their pending
   * answers are lost.
   */
  request: (request: Request): Promise<Answer> =>
    (gathers.has(request.type) ? client : (actor?.client ?? client)).request(request),
  watch: (ref: string, tell: (state: TableState) => void, fail: (problem: ClientProblem) => void) =>
    client.watch(ref, tell, fail),
  /** Calls `tell` for notices about the signed-in account until the returned function runs. */
  listen: (tell: (notice: Notice) => void) => client.listen(tell),
};
