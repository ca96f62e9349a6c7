// `test` with a server, and with eyes on what no page may do.
import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

interface Fixtures {
  /** Milliseconds that automatic players take for a turn. */
  botPause: number;
  /** The number from which matches are dealt: the same cards in every run. */
  cards: number;
  /** Seconds that players may be gone before the others may decide. */
  grace: number;
  /** Whether the toy games are offered: games that bring nothing to the browser. */
  toys: boolean;
  /** By which name the server is opened. */
  host: string;
  /** What else the server is told. */
  flags: string[];
  /** Hosts that pages may go to beside the server. */
  fellows: string[];
  /** Addresses of the server that refuse something in this test, on purpose. */
  refusals: string[];
  server: Server;
  /** Opens a browser of its own for somebody and goes to the start page. */
  arrive: (name: string, options?: BrowserContextOptions) => Promise<Player>;
}

export const test = base.extend<Fixtures>({
  botPause: [20, { option: true }],
  cards: [7, { option: true }],
  grace: [600, { option: true }],
  toys: [false, { option: true }],
  host: ['127.0.0.1', { option: true }],
  flags: [[], { option: true }],
  fellows: [[], { option: true }],
  refusals: [[], { option: true }],

  server: async ({ botPause, cards, grace, toys, flags, host }, use, info) => {
    const server = await Server.start(botPause, cards, grace, toys, flags);
    server.host = host;
    await use(server);
    if (info.status !== info.expectedStatus) await info.attach('server.log', { body: server.log });
    await server.stop();
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
      // Invented names and waits are the same in every run: a long name is not met now and then.
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

/** Notes whatever leaves the host, and every error that is not the server being away. */
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
    // A browser notes every refusal, also of a code or an address that somebody mistyped on purpose.
    const { url } = message.location();
    const refused =
      /\/api\/(session\/(back|passkey)|doorbell\/mail|provider\/answer|account\/provider\/begin)$/.test(
        url,
      ) || refusals.some((path) => url.endsWith(path));
    if (message.type() === 'error' && !away.test(message.text()) && !refused) wrong.push(message.text());
  });
}
