// How much is transferred: a first visit, the files of a game, and a match with them.
import type { CDPSession } from '@playwright/test';
import { games } from '../harness/games';
import { expect, test } from '../harness/test';

// What others do on the server would weigh something.
test.use({ ownServer: true });

/** Counts what comes, in bytes: files that a browser keeps for good, what else comes over HTTP, and the socket. */
async function counted(client: CDPSession) {
  const bytes = { files: 0, http: 0, socket: 0, frames: 0 };
  const files = new Set<string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/immutable/.test(response.headers['cache-control'] ?? '')) files.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[files.has(requestId) ? 'files' : 'http'] += encodedDataLength;
  });
  client.on('Network.webSocketFrameReceived', ({ response }) => {
    // The payload of a binary frame is told in base64.
    const binary = response.opcode === 2;
    bytes.socket += Buffer.byteLength(response.payloadData, binary ? 'base64' : 'utf8');
    bytes.frames += 1;
  });
  return bytes;
}
type Bytes = Awaited<ReturnType<typeof counted>>;

/** Waits until nothing has come over HTTP for a second: what is fetched ahead is part of the first visit. */
async function quiet(bytes: Bytes) {
  for (let before = -1; before !== bytes.files + bytes.http;) {
    before = bytes.files + bytes.http;
    // A real pause is the point: nothing comes in it.
    await new Promise((wake) => setTimeout(wake, 1_000));
  }
}
const kb = (n: number) => `${(n / 1000).toFixed(1)} KB`;

for (const game of games)
  test(
    `a first visit and a match of ${game} are light`,
    { tag: ['@desktop-only', '@long'] },
    async ({ arrive }) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      ada.quick = true;
      // Negotiations are made short: every offer is taken, and then none is wanted.
      const talk = /^(accept-|propose-|no_deal$|ready|join|side-|alone|with-)/;
      if (game === 'seven-sages') ada.prefer = (deeds) => deeds.find((deed) => talk.test(deed));
      await page.goto('about:blank');
      const client = await page.context().newCDPSession(page);
      await client.send('Network.clearBrowserCache');
      const bytes = await counted(client);
      // A while after the page, what every game needs is fetched.
      const ahead = page.waitForResponse(/\/TablePage-[^/]*\.js$/);
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('article')).toHaveCount(games.length);
      const shown = bytes.files + bytes.http;
      await ahead;
      await quiet(bytes);
      const before = { ...bytes };
      await ada.playNow(game);
      await ada.play();
      const visit = before.files + before.http;
      const load = bytes.files + before.http;
      const [http, socket] = [bytes.http - before.http, bytes.socket - before.socket];
      console.log(
        `${game}: ${kb(shown)} until the start page is shown, ${kb(visit)} with what is fetched ahead, ` +
          `${kb(load)} with the files of the game; then ${kb(http)} over HTTP and ${kb(socket)} over the socket ` +
          `in ${bytes.frames} frames`,
      );
      expect(shown, 'until the start page is shown').toBeLessThan(100_000);
      // What is fetched ahead may have begun when the page is shown. It was 148.5 KB.
      expect(visit, 'a first visit with what is fetched ahead').toBeLessThan(150_000);
      // 7 Wonders comes to 249 KB without its boxes, the others to 217 KB at most.
      const most = game === 'seven-wonders' ? 250_000 : 219_000;
      expect(load, 'a first visit with the files of the game').toBeLessThan(most);
      expect(http + socket, 'in the whole match').toBeLessThan(165_000);
    },
  );
