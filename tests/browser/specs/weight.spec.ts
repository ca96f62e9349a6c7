// How much is transferred: a first visit, and a match after it.
import type { CDPSession } from '@playwright/test';
import { expect, test } from '../harness/test';

test.skip(({ isMobile }) => isMobile, 'the same on a phone');

/** Counts what comes over HTTP and over the socket, in bytes. */
async function counted(client: CDPSession) {
  const bytes = { http: 0, socket: 0, frames: 0 };
  await client.send('Network.enable');
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes.http += encodedDataLength));
  client.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes.socket += Buffer.byteLength(response.payloadData);
    bytes.frames += 1;
  });
  return bytes;
}
const kb = (n: number) => `${(n / 1000).toFixed(1)} KB`;

test('a first visit is light', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await page.goto('about:blank');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  const bytes = await counted(client);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article')).toHaveCount(4);
  const shown = bytes.http;
  // With what is fetched ahead.
  await page.waitForTimeout(3_000);
  console.log(`a first visit: ${kb(shown)} until it is shown, ${kb(bytes.http)} with what is fetched ahead`);
  expect(shown).toBeLessThan(120_000);
  expect(bytes.http).toBeLessThan(200_000);
});

for (const game of ['7 Kingdoms', 'Seven Dragons', 'The Seven Sages', '7 Wonders'])
  test(`a match of ${game} is light after the first visit`, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    // Negotiations are made short: every offer is taken, and then none is wanted.
    const talk = /^(accept-|propose-|no_deal$|ready|join|side-|alone|with-)/;
    if (game === 'The Seven Sages') ada.prefer = (deeds) => deeds.find((deed) => talk.test(deed));
    await page.waitForTimeout(2_500);
    const bytes = await counted(await page.context().newCDPSession(page));
    await ada.playNow(game);
    await expect(page.locator('.prompt.you')).toBeVisible();
    const begun = { ...bytes };
    await ada.play();
    console.log(
      `${game}: ${kb(begun.http)} of HTTP and ${kb(begun.socket)} of the socket until the first decision; ` +
        `the whole match ${kb(bytes.http)} and ${kb(bytes.socket)} in ${bytes.frames} frames`,
    );
    expect(begun.http + begun.socket, 'until the first decision').toBeLessThan(150_000);
    expect(bytes.http, 'over HTTP in the whole match').toBeLessThan(150_000);
  });
