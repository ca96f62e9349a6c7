import { playByKeys, tabTo } from '../harness/keys';
import { expect, test } from '../harness/test';

test('a whole game by keyboard only', { tag: ['@desktop-only', '@long'] }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  // The page asks the server for its games. Before the answer there is no button to press.
  await expect(ada.button('Play now: 7 Kingdoms')).toBeVisible();
  await tabTo(page, 'Play now: 7 Kingdoms');
  await page.keyboard.press('Enter');
  await ada.seesTheGame();
  await playByKeys(ada);
  // The score sheet opens by itself. The last Enter may have closed it again.
  if (!(await ada.sheet.isVisible())) {
    await tabTo(page, 'Score sheet');
    await page.keyboard.press('Enter');
  }
  await expect(ada.sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ada.sheet).toBeHidden();
});
