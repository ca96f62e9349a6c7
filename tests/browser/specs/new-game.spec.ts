// A game that was added by the guide and has no browser code: two players can play it at once.
import { expect, test } from '../harness/test';

// `cargo xtask test --long game` adds the game to a copy of the checkout, and sets its title here.
const title = process.env.SEPTET_NEW_GAME ?? '';

test('a game just added is played from the start page to its score sheet', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.playNow(title, 3);
  await expect(page.locator('.prompt.you')).toBeVisible();
  const hand = page.getByTestId('hand').locator('[data-item]');
  await expect(hand).toHaveCount(5);
  await hand.first().click();
  await page.locator('[data-deed="lay"]').click();
  await expect(hand).toHaveCount(4);
  await ada.play();
  await expect(ada.sheet).toBeVisible();
  await expect(ada.sheet).toContainText('Points');
  await ada.shot('new-game-score');
});

test('two people play a game just added', async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  const code = await ada.makeTable(2, title);
  await ben.enterCode(code);
  await ben.beReady();
  await ada.beReady();
  await ada.start();
  await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
  await Promise.all([ada.play(), ben.play()]);
  for (const player of [ada, ben]) await expect(player.sheet).toBeVisible();
});
