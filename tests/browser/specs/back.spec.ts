// The button "Back" of a phone closes the topmost sheet or dialog first. At a match it asks before it leaves.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Returns the length of the history. Entries that "Back" left count until another entry replaces them. */
const entries = (page: Page) => page.evaluate(() => history.length);

test(
  '"Back" closes what is open on a page, and then leaves it',
  { tag: '@phone-in-gate' },
  async ({ arrive }) => {
    const { page } = await arrive('Ada');
    await page.getByTestId('make').click();
    await expect(page).toHaveURL(/\/make$/);
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.click();
    await expect(dialog(page, 'Settings')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Settings')).toBeHidden();
    await expect(page).toHaveURL(/\/make$/);
    // The page is the same: the focus is where it was.
    await expect(settings).toBeFocused();

    // Dialogs that were closed by their button add no entries, however often they were opened.
    const before = await entries(page);
    for (let times = 0; times < 3; times += 1) {
      await settings.click();
      await dialog(page, 'Settings').getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page, 'Settings')).toBeHidden();
    }
    expect(await entries(page)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  'a page that is scrolled does not move when a sheet closes',
  { tag: ['@phone-only', '@long'] },
  async ({ arrive }) => {
    const { page } = await arrive('Ada');
    const how = page.getByRole('button', { name: 'How to play The Seven Sages' });
    await how.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    expect(at).toBeGreaterThan(0);
    await how.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await how.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    expect(await page.evaluate(() => scrollY)).toBe(at);
  },
);

test(
  'at a match "Back" closes the topmost, and asks once before it leaves',
  { tag: '@phone-in-gate' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('7 Kingdoms');
    const url = page.url();

    // One sheet after the other needs one step.
    await ada.button('Menu').click();
    await dialog(page, 'Menu').getByRole('button', { name: 'Keyboard help' }).click();
    await expect(dialog(page, 'Keyboard')).toBeVisible();
    await expect(dialog(page, 'Menu')).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByTestId('strip-1').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await ada.seesTheGame();

    const asks = dialog(page, 'Leave the match?');
    // The client adds the entry after the dialog has closed.
    const guarded = () =>
      expect.poll(() => page.evaluate(() => (history.state as { above?: number } | null)?.above)).toBe(1);
    await guarded();
    await page.goBack();
    await expect(asks).toBeVisible();
    await isAccessible(page, 'the question whether to leave');
    expect(page.url()).toBe(url);
    await asks.getByRole('button', { name: 'Stay here' }).click();
    await expect(asks).toBeHidden();
    await guarded();
    await page.goBack();
    await expect(asks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asks).toBeHidden();
    await ada.seesTheGame();

    // A second press leaves.
    await guarded();
    await page.goBack();
    await expect(asks).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goForward();
    await ada.seesTheGame();
    await guarded();
    await page.goBack();
    await expect(asks).toBeVisible();
    await asks.getByRole('button', { name: 'Leave the table' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  'a match is loaded anew with its menu open, and left by its own buttons without a question',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('7 Kingdoms');
    await ada.button('Menu').click();
    await expect(dialog(page, 'Menu')).toBeVisible();
    await page.reload();
    await ada.seesTheGame();
    await page.goBack();
    await expect(dialog(page, 'Leave the match?')).toBeVisible();
    await ada.button('Stay here').click();
    await ada.button('Menu').click();
    await dialog(page, 'Menu').getByRole('link', { name: 'Leave the table' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Back to the match, as before.
    await page.goBack();
    await ada.seesTheGame();
    await page.goBack();
    await expect(dialog(page, 'Leave the match?')).toBeVisible();
  },
);

test('spectators, and players of a finished match, are not asked', { tag: '@long' }, async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  await ada.playNow('7 Kingdoms');
  await ben.page.goto(new URL(ada.page.url()).pathname);
  await ben.seesTheGame();
  await ben.page.goBack();
  await expect(ben.page).toHaveURL(/\/$/);
});
