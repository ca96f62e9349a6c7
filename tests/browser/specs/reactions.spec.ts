// Quick reactions: six signs beside the chat, shown for a moment at the seat, and muted with a tap.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

const bubble = (page: Page) => page.getByTestId('reaction');
const picker = (page: Page) => page.getByTestId('reactions');

/** Sends a reaction from the lobby. */
async function react(page: Page, name: string) {
  await page.getByTestId('react').click();
  await picker(page).getByRole('button', { name }).click();
}

test('a sign appears at the seat of its sender, for everybody, and goes by itself', async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  await ada.rename();
  await ben.rename();
  const code = await ada.makeTable(3);
  await ben.enterCode(code);
  await ben.beReady();
  const { page } = ada;

  // By keyboard: the picker opens, Escape closes it, and the focus returns.
  const opener = page.getByTestId('react');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(picker(page).getByRole('button').first()).toBeFocused();
  for (const button of await picker(page).getByRole('button').all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await isAccessible(page, 'quick reactions');
  await ada.shot('reactions-picker');
  await page.keyboard.press('Escape');
  await expect(picker(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  const place = await ben.page.getByTestId('seat-0').boundingBox();
  await react(page, 'Well played');
  for (const player of [ada, ben]) {
    await expect(bubble(player.page)).toHaveAttribute('data-reaction', 'well_played');
    await expect(player.page.getByTestId('reaction-said')).toHaveText('Ada: Well played');
  }
  const at = (await bubble(ben.page).boundingBox())!;
  expect(at.y + at.height / 2).toBeGreaterThanOrEqual(place!.y - 24);
  expect(at.y + at.height / 2).toBeLessThanOrEqual(place!.y + place!.height);
  expect(await ben.page.getByTestId('seat-0').boundingBox(), 'nothing moves').toEqual(place);
  await ben.shot('reactions-bubble');
  for (const player of [ada, ben]) await expect(bubble(player.page)).toHaveCount(0, { timeout: 10_000 });

  // The reaction is not in the chat, and a player who comes later does not see it.
  await expect(page.getByRole('log')).not.toContainText('Well played');
  await ben.page.reload();
  await expect(ben.page.getByTestId('seat-0')).toBeVisible();
  await expect(bubble(ben.page)).toHaveCount(0);

  // Ben turns reactions off.
  await ben.page.getByTestId('react').click();
  await picker(ben.page).getByRole('switch', { name: 'Show reactions' }).uncheck();
  await ben.page.keyboard.press('Escape');
  await react(page, 'Thanks');
  await expect(bubble(page)).toHaveAttribute('data-reaction', 'thanks');
  await expect(bubble(ben.page)).toHaveCount(0);
});
