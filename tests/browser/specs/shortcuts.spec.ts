// Single-letter shortcuts: they work on every keyboard layout, and the player can change them or turn them
// off.
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Presses a key of another keyboard layout than the browser's. */
const pressElsewhere = (page: Page, key: string, code: string) =>
  page.evaluate(
    ([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })),
    [key, code] as const,
  );

test('letters work with caps lock and in other alphabets', { tag: '@desktop-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.playNow('seven-kingdoms');
  for (const [key, code] of [
    ['M', 'KeyM'],
    ['μ', 'KeyM'],
    ['ь', 'KeyM'],
    // On a French keyboard.
    ['m', 'Semicolon'],
  ] as const) {
    // A dialog that is still closing takes no letters.
    await expect(async () => {
      await pressElsewhere(page, key, code);
      await expect(menu(page), `${key} of ${code}`).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  }
  // This key is a comma.
  await pressElsewhere(page, ',', 'KeyM');
  await expect(menu(page)).toBeHidden();
});

test(
  'a letter is changed, kept, refused where it is taken, and reset',
  { tag: '@desktop-only' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('seven-kingdoms');
    await page.keyboard.press('?');
    const row = help(page).getByRole('button', { name: 'M, change' });
    await row.click();
    const status = help(page).getByRole('status');
    await expect(status).toContainText('Press the new letter for: menu');
    await page.keyboard.press('7');
    await expect(status).toContainText('Only letters');
    await page.keyboard.press('l');
    await expect(status).toContainText('L is taken: log');
    await page.keyboard.press('j');
    await expect(status).toContainText('J is now: menu');
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await page.keyboard.press('m');
    await expect(menu(page)).toBeHidden();
    await page.reload();
    await expect(page.getByTestId('prompt')).toBeVisible();
    await page.keyboard.press('j');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    // Escape cancels the change of a letter, and the help stays open.
    await page.keyboard.press('?');
    await help(page).getByRole('button', { name: 'L, change' }).click();
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeVisible();
    await help(page).getByRole('button', { name: 'Reset' }).click();
    await expect(help(page).getByRole('button', { name: 'M, change' })).toBeVisible();
  },
);

test('letters can be off', { tag: '@desktop-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Keyboard help' }).click();
  await expect(help(page)).toContainText('new table, on the start page');
  await help(page).getByRole('switch', { name: 'Letter shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.press('/');
  await expect(page.locator('#code')).not.toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await ada.playNow('seven-kingdoms');
  for (const key of ['m', '?', 'l']) await page.keyboard.press(key);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
