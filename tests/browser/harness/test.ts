// `test` with a server, and with checks of the requests and errors of every page.
import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

interface Fixtures {
  /** Milliseconds that built-in bots take for a turn. */
  botPause: number;
  /** The seed of the shuffles, for the same cards in every run. */
  cards: number;
  /** Seconds that players may be disconnected before the others may decide. */
  grace: number;
  /** True to offer the toy games, which have no browser code. */
  toys: boolean;
  /** The host name under which the browser opens the server. */
  host: string;
  /** Further command-line flags of the server. */
  flags: string[];
  /**
   * True for a server that only this test uses, for example to stop it or to count its tables. A test with
   * other options always has its own.
   */
  ownServer: boolean;
  /** Hosts that pages may contact in addition to the server. */
  fellows: string[];
  /** Paths of the server that refuse a request of this test on purpose. */
  refusals: string[];
  server: Server;
  /** Opens a new browser context for a player and goes to the start page. */
  arrive: (name: string, options?: BrowserContextOptions) => Promise<Player>;
}

interface Shared {
  /** Returns the worker's server, for tests without special options. It starts with the first of them. */
  shared: () => Promise<Server>;
}

/** The default options of servers. */
const usual = { botPause: 20, cards: 7, grace: 600, toys: false, host: '127.0.0.1' };

/**
 * Limits of one IP address on a shared server, which handles all tests of a worker. Limits of an account keep
 * their defaults.
 */
const generous = [
  'requests-per-minute',
  'sign-ins-per-minute',
  'account-sign-ins-per-minute',
  'sign-in-methods-per-hour',
  'tables-per-minute',
  'table-reads-per-minute',
  'table-misses-per-minute',
  'match-reads-per-minute',
  'analyses-per-minute',
  'notification-changes-per-minute',
  'people-changes-per-minute',
  'reports-per-hour',
  'sockets-per-address',
].flatMap((limit) => ['--limits', `${limit}=100000`]);

export const test = base.extend<Fixtures, Shared>({
  botPause: [usual.botPause, { option: true }],
  cards: [usual.cards, { option: true }],
  grace: [usual.grace, { option: true }],
  toys: [usual.toys, { option: true }],
  host: [usual.host, { option: true }],
  flags: [[], { option: true }],
  fellows: [[], { option: true }],
  refusals: [[], { option: true }],
  ownServer: [false, { option: true }],

  shared: [
    async ({}, use) => {
      const { botPause, cards, grace, toys } = usual;
      let starting: Promise<Server> | undefined;
      await use(() => (starting ??= Server.start(botPause, cards, grace, toys, generous)));
      await (await starting)?.stop();
    },
    { scope: 'worker' },
  ],

  server: async ({ botPause, cards, grace, toys, host, flags, ownServer, shared }, use, info) => {
    const wanted = JSON.stringify({ botPause, cards, grace, toys, host });
    const own = ownServer || flags.length > 0 || wanted !== JSON.stringify(usual);
    const server = own ? await Server.start(botPause, cards, grace, toys, flags) : await shared();
    server.host = host;
    const before = server.log.length;
    await use(server);
    if (info.status !== info.expectedStatus)
      await info.attach('server.log', { body: server.log.slice(own ? 0 : before) });
    if (own) await server.stop();
  },

  arrive: async ({ browser, server, fellows, refusals, contextOptions }, use, info) => {
    const use_ = info.project.use;
    const contexts: BrowserContext[] = [];
    const wrong: string[] = [];
    await use(async (name, options) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport: use_.viewport,
        hasTouch: use_.hasTouch,
        isMobile: use_.isMobile,
        deviceScaleFactor: use_.deviceScaleFactor,
        userAgent: use_.userAgent,
        locale: use_.locale,
        colorScheme: use_.colorScheme,
        baseURL: server.url,
        ...options,
      });
      contexts.push(context);
      // Generated names and waits are the same in every run, so that no run has a random long name.
      await context.addInitScript(() => {
        let state = 7;
        Math.random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
      });
      watch(context, server, { fellows, refusals }, wrong);
      const player = new Player(await context.newPage(), name, info.project.name);
      await player.goHome();
      return player;
    });
    for (const context of contexts) await context.close();
    expect(wrong, 'requests that leave the host, and errors in the page').toEqual([]);
  },
});

export { expect };

/** Records every request to another host, and every error except those of an absent server. */
function watch(
  context: BrowserContext,
  server: Server,
  { fellows, refusals }: Pick<Fixtures, 'fellows' | 'refusals'>,
  wrong: string[],
) {
  const own = new URL(server.url).host;
  context.on('request', (request) => {
    const url = new URL(request.url());
    const inside = ['data:', 'blob:'].includes(url.protocol) || [own, ...fellows].includes(url.host);
    if (!inside) wrong.push(`request to ${request.url()}`);
  });
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== own) wrong.push(`socket to ${socket.url()}`);
    }),
  );
  context.on('weberror', (error) => wrong.push(String(error.error())));
  context.on('console', (message) => {
    const away = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection|ERR_SOCKET/;
    // A browser reports every refusal as an error, including those of codes and addresses that a test
    // mistypes on purpose.
    const { url } = message.location();
    const refused =
      /\/api\/(session\/(back|passkey)|notifications\/mail|provider\/answer|account\/provider\/begin)$/.test(
        url,
      ) || refusals.some((path) => url.endsWith(path));
    if (message.type() === 'error' && !away.test(message.text()) && !refused) wrong.push(message.text());
  });
}
