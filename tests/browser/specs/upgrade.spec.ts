// A page that was open during an upgrade of the server: it shows that, and reloads.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

/** Gives the next `pages` pages the build of an earlier client. */
async function outdate(page: Page, pages: number) {
  await page.addInitScript(() => {
    const left = Number(sessionStorage.getItem('outdated') ?? 0);
    if (left === 0) return;
    sessionStorage.setItem('outdated', String(left - 1));
    // The whole page is parsed, but none of its scripts has run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.querySelector<HTMLMetaElement>('meta[name="build"]')!.content = '0ld';
    });
  });
  await page.evaluate((n) => sessionStorage.setItem('outdated', String(n)), pages);
}

/** Returns a counter of the page loads from now on. */
function loads(page: Page): () => number {
  let all = 0;
  page.on('load', () => (all += 1));
  return () => all;
}

test('the server names its client, and an older page is loaded anew by itself, once', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.makeTable(2);
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'connected');
  await expect(page.getByTestId('updated')).toHaveCount(0);

  // The old page loads again, like from a caching proxy.
  await outdate(page, 2);
  const loaded = loads(page);
  await page.reload();
  const said = page.getByTestId('updated');
  await expect(said).toContainText('Septet was updated.');
  await expect.poll(loaded).toBe(2);
  await expect(said).toBeVisible();
  await isAccessible(page, 'a page that is out of date');
  // A fixed pause, in which the page must not reload.
  await page.waitForTimeout(2_500);
  expect(loaded()).toBe(2);

  await said.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(loaded).toBe(3);
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'connected');
  await expect(said).toHaveCount(0);
});

test('what is typed is not lost by it', { tag: '@long' }, async ({ arrive }) => {
  const { page } = await arrive('Ada');
  await outdate(page, 1);
  await page.goto('/');
  const loaded = loads(page);
  const code = page.getByRole('textbox', { name: 'Join with a code' });
  // On a phone the field opens on demand.
  const byCode = page.getByTestId('by-code');
  await expect(byCode.or(code)).toBeVisible();
  if (await byCode.isVisible()) await byCode.click();
  await code.fill('K7M');
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByTestId('updated')).toBeVisible();
  // A fixed pause, in which the page must not reload.
  await page.waitForTimeout(2_500);
  await expect(code).toHaveValue('K7M');
  expect(loaded()).toBe(0);
  await code.fill('');
  await expect.poll(loaded).toBe(1);
  await expect(page.getByTestId('updated')).toHaveCount(0);
});

test(
  'a file that is gone leads to the new page, not to a word about the connection',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.makeTable(2);
    await outdate(page, 1);
    await page.route(/\/assets\/AccountPage-/, (route) => route.abort('connectionrefused'), { times: 1 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { name: 'Friends' })).toBeVisible();
    await expect(page).toHaveURL(/\/me$/);
    await expect(page.getByTestId('updated')).toHaveCount(0);
  },
);

test('a page whose file did not load says that, and loads again', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.makeTable(2);
  await page.goto('/');
  await page.route(/\/assets\/AccountPage-/, (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText('A part of the page did not load.')).toBeVisible();
  await expect(page.getByTestId('updated')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Friends' })).toBeVisible();
});

test('no browser translates the page, which speaks for itself', async ({ arrive }) => {
  const { page } = await arrive('Ada');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
});
