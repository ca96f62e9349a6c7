// Who we are and the one socket, for components.
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
/** Whether it is known who we are, be it nobody. */
let asked = $state(false);
let connection = $state.raw<Connection>({ is: 'idle' });
let limits = $state.raw<Limits | null>(null);
let draft = $state(storage.getItem(nameKey));
/** Somebody was signed in here, and the server has not heard of them since. */
let unproven = false;
/** It never did: the browser has not kept the cookie of the session. */
let refused = $state(!keepsCookies());
/** Made up when a name is first asked for, in the language that is shown then. */
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

/** 128 random bits. `crypto.randomUUID` exists only on secure origins, and a LAN party has none. */
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

/** The server does not know our session. If it never did, no other one would fare better. */
function nobody() {
  account = null;
  if (unproven) refused = true;
  unproven = false;
}

/** Somebody who plays at this device, and what is asked for them. */
interface Actor {
  account: Account;
  client: Client;
}
/** What a page may do at a device that several players share. */
interface Device {
  /** The seats of those who do not see their hands now. */
  seats(): number[];
  /** Hides the table until that player takes the device. */
  hand(seat: number): void;
  /** What a button for that says. */
  says(name: string): string;
}
/** Whoever holds the device, if that is somebody else than who is signed in. */
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
  /** Who plays: whoever is signed in, or who sits beside them and holds the device. */
  get actor() {
    return actor?.account ?? account;
  },
  act: (as: Actor | null) => void (actor = as),
  get device() {
    return device;
  },
  share: (among: Device | null) => void (device = among),
  /** A connection that acts for a companion of whoever is signed in. */
  beside: (companion: string) => clientAt(`/ws?beside=${companion}`),
  get connection() {
    return connection;
  },
  /** The browser keeps no cookies of this page: nobody can play here. */
  get refused() {
    return refused;
  },
  get limits() {
    return limits;
  },
  /** The name shown: the account's, or the one it will get. */
  get name() {
    return account?.name ?? draft ?? (invented ??= inventName());
  },

  /** Finds out who we are. Called once. */
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
        // The server would make a guest whom nobody could ever be again.
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
   * Asks as somebody who is signed in. A session that has ended meanwhile is followed by a new one, and it is asked
   * once more; not again after that.
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

  /** The server does not know our session any more. */
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

  /** Signs in to an account that there is; whoever was signed in here is not any more. */
  async comeBack(by: ComeBack): Promise<ClientProblem | null> {
    const reply = await api.comeBack(by);
    if (!reply.ok) return reply.problem;
    session.become(reply.value.account);
    return null;
  },

  /** The browser has another account's session now. */
  become(other: Account) {
    session.forget();
    account = other;
  },

  /** Nobody is signed in here any more, and no name is remembered. */
  forget() {
    client.close();
    account = null;
    storage.removeItem(nameKey);
    draft = invented = null;
  },

  /** Resolves when the socket is greeted, `false` if that takes too long. */
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
  /** Whether something was asked for that is not answered yet. */
  get waits() {
    return client.waits || (actor?.client.waits ?? false);
  },
  /**
   * What is asked at a table is asked for whoever plays; only who is signed in gathers people. When they gather again, the
   * connections of their companions end, with answers that are still on their way.
   */
  request: (request: Request): Promise<Answer> =>
    (gathers.has(request.type) ? client : (actor?.client ?? client)).request(request),
  watch: (ref: string, tell: (state: TableState) => void, fail: (problem: ClientProblem) => void) =>
    client.watch(ref, tell, fail),
  /** What concerns whoever is signed in at any table, until the returned function is called. */
  listen: (tell: (notice: Notice) => void) => client.listen(tell),
};
