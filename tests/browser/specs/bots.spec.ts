// The page about the levels of the built-in bots: their strength at each game, and a table with one press.
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

test('the levels are explained, with what was measured, and one press deals', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await page.goto('/bots/seven-kingdoms');
  const levels = page.getByTestId('levels').locator('> li');
  await expect(levels).toHaveCount(5);
  // The weakest level has no comparison. Each other level is compared with the one below.
  await expect(levels.first()).not.toContainText('of 100');
  for (const n of [1, 2, 3, 4]) await expect(levels.nth(n)).toContainText(/Wins \d+ of 100 duels with \w+/);
  await expect(page.getByText('Measured on')).toBeVisible();
  await isAccessible(page, 'the levels of bots');
  await ada.shot('bots');
  const before = await levels.nth(1).innerText();
  await page.getByRole('radio', { name: 'Seven Dragons' }).check({ force: true });
  await expect(levels.nth(1)).not.toHaveText(before);
  await page.getByRole('radio', { name: '7 Kingdoms' }).check({ force: true });
  await expect(page.getByTestId('play-skilled')).toHaveText('Play three Skilled bots');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await expect(page.getByTestId('play-skilled')).toHaveText('Play one Skilled bot');
  await page.getByTestId('play-skilled').click();
  await page.waitForURL(/\/t\//);
  await ada.seesTheGame();
});

test('the choice of a level leads there, and a form that is filled in is kept', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  const tile = page.locator('[data-game="seven-dragons"]');
  await ada.unfoldTile(tile);
  await tile.getByTestId('tile-levels').click();
  await page.waitForURL(/\/bots\/seven-dragons$/);
  await expect(page.getByRole('radio', { name: 'Seven Dragons' })).toBeChecked();
  await page.goto('/make/seven-sages');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByTestId('make-levels').click(),
  ]);
  await opened.waitForURL(/\/bots\/seven-sages$/);
  await expect(page).toHaveURL(/\/make\/seven-sages$/);
});
