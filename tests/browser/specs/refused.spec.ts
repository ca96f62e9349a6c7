// A browser without storage, or even without cookies.
import type { BrowserContext, Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

/** Simulates a browser with blocked site data: each access to storage throws. */
const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  });

const refuseCookies = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );

/** Returns a counter of the guest accounts that the page requests. */
function guests(page: Page): () => number {
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/session') made += 1;
  });
  return () => made;
}

test('without storage a match can be played, and the page says what is not kept', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await expect(page.getByTestId('refused')).toHaveCount(0);
  await refuseStorage(page.context());
  await ada.goHome();
  await expect(page.getByTestId('refused')).toContainText('Your browser saves nothing here.');
  await isAccessible(page, 'a page that is not kept');
  // A setting applies as long as the page is open.
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.keyboard.press('Escape');
  await ada.rename();
  await ada.playNow('7 Kingdoms');
  await ada.playSome(1);
});

test(
  'without cookies the page says so, and "play now" makes no guest',
  { tag: '@phone' },
  async ({ arrive }) => {
    const { page } = await arrive('Ada');
    await refuseStorage(page.context());
    await refuseCookies(page.context());
    const made = guests(page);
    await page.goto('/');
    const said = 'Your browser refuses cookies here';
    await expect(page.getByTestId('refused')).toContainText(said);
    await page.locator('article[data-game="seven-kingdoms"] button.play').click();
    await expect(page.getByTestId('notices')).toContainText(said);
    await page.getByRole('button', { name: /^Learn / }).click();
    await page.goto('/make/seven-kingdoms');
    await page.getByRole('button', { name: 'Make the table and sit down' }).click();
    await expect(page.getByTestId('notices')).toContainText(said);
    // A spectator needs no guest account either.
    await page.goto('/t/AAAAAAAAA');
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    expect(made()).toBe(0);
  },
);

test.describe(() => {
  // Without the cookie the server refuses these requests.
  test.use({ refusals: ['/api/tables', '/api/tables/mine'] });

  test('a cookie that is lost on the way makes one guest, not one after the other', async ({ arrive }) => {
    const { page } = await arrive('Ada');
    await page.route('**/api/session', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      const headers = Object.fromEntries(
        Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie'),
      );
      await page.context().clearCookies();
      await route.fulfill({ response, headers });
      await page.context().clearCookies();
    });
    const made = guests(page);
    const play = page.locator('article[data-game="seven-kingdoms"] button.play');
    await play.click();
    await expect(page.getByTestId('refused')).toContainText('Your browser refuses cookies here');
    await play.click();
    await expect(page.getByTestId('notices')).toContainText('Your browser refuses cookies here');
    expect(made()).toBe(1);
  });
});
