// Transferred bytes: a first visit, the files of a game, and a match with them.
import type { CDPSession } from '@playwright/test';
import { games } from '../harness/games';
import { expect, test } from '../harness/test';

// Other players on the same server would add to the transferred bytes.
test.use({ ownServer: true });

/** Counts received bytes: typefaces, pictures, other immutable files, other HTTP answers, and the socket. */
async function counted(client: CDPSession) {
  const bytes = { faces: 0, pictures: 0, files: 0, http: 0, socket: 0, frames: 0 };
  const kinds = new Map<string, 'faces' | 'pictures' | 'files'>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.woff2')) kinds.set(requestId, 'faces');
    else if (/-pictures-[^/]*\.js$/.test(response.url)) kinds.set(requestId, 'pictures');
    else if (/immutable/.test(response.headers['cache-control'] ?? '')) kinds.set(requestId, 'files');
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'http'] += encodedDataLength;
  });
  client.on('Network.webSocketFrameReceived', ({ response }) => {
    // CDP encodes the payload of a binary frame in base64.
    const binary = response.opcode === 2;
    bytes.socket += Buffer.byteLength(response.payloadData, binary ? 'base64' : 'utf8');
    bytes.frames += 1;
  });
  return bytes;
}
type Bytes = Awaited<ReturnType<typeof counted>>;

/** Waits for a second without HTTP traffic, because prefetched files are part of the first visit. */
async function quiet(bytes: Bytes) {
  const all = () => bytes.faces + bytes.pictures + bytes.files + bytes.http;
  for (let before = -1; before !== all();) {
    before = all();
    // A fixed pause, in which nothing may arrive.
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
      // Shortens negotiations: the players accept every offer, and then want no deal.
      const talk = /^(accept-|propose-|no_deal$|ready|join|side-|alone|with-)/;
      if (game === 'seven-sages') ada.prefer = (deeds) => deeds.find((deed) => talk.test(deed));
      // The browser has nothing, not even the typefaces that the page would use at once.
      await page.goto('about:blank');
      await page.addInitScript(() => {
        if (location.protocol !== 'about:') localStorage.removeItem('septet.faces');
      });
      const client = await page.context().newCDPSession(page);
      await client.send('Network.clearBrowserCache');
      const bytes = await counted(client);
      // The browser fetches the files that every game needs a while after the page.
      const ahead = page.waitForResponse(/\/TablePage-[^/]*\.js$/);
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('article')).toHaveCount(games.length);
      const shown = bytes.files + bytes.http;
      // The faces of type come after the first paint, so that the page does not wait for them.
      const [painted, asked] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.woff2'))
            .map(({ startTime }) => startTime),
        ),
      ]);
      expect(asked, 'the typefaces after the first paint').toBeGreaterThan(painted!);
      await ahead;
      await quiet(bytes);
      const before = { ...bytes };
      await ada.playNow(game);
      await quiet(bytes);
      const table = bytes.files + before.http;
      await ada.play();
      const visit = before.files + before.http;
      const load = bytes.files + before.http;
      const [http, socket] = [bytes.http - before.http, bytes.socket - before.socket];
      console.log(
        `${game}: ${kb(shown)} until the start page is shown, ${kb(bytes.faces)} of typefaces after its first ` +
          `paint, ${kb(visit)} with what is fetched ahead, ${kb(table)} with the table of the game, ` +
          `${kb(bytes.pictures)} of pictures after its first paint, ${kb(load)} with the end of the match; then ` +
          `${kb(http)} over HTTP and ${kb(socket)} over the socket in ${bytes.frames} frames`,
      );
      expect(bytes.faces, 'typefaces').toBeLessThan(20_000);
      expect(bytes.faces, 'typefaces').toBeGreaterThan(0);
      expect(shown, 'until the start page is shown').toBeLessThan(100_000);
      // Prefetching may start before the page is complete. The visit took 146.0 KB.
      expect(visit, 'a first visit with what is fetched ahead').toBeLessThan(150_000);
      expect(table, 'a first visit with the table of the game').toBeLessThan(250_000);
      expect(bytes.pictures, 'pictures of the game').toBeLessThan(60_000);
      expect(load, 'the files of a whole match').toBeLessThan(263_000);
      expect(http + socket, 'in the whole match').toBeLessThan(165_000);
    },
  );
