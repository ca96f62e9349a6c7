import { playByKeys, tabTo } from '../harness/keys';
import { expect, test } from '../harness/test';

test('a whole game by keyboard only', { tag: ['@desktop-only', '@long'] }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  // What can be played is asked of the server; whoever is faster than that finds nothing to press yet.
  await expect(ada.button('Play now: 7 Kingdoms')).toBeVisible();
  await tabTo(page, 'Play now: 7 Kingdoms');
  await page.keyboard.press('Enter');
  await ada.seesTheGame();
  await playByKeys(ada);
  // It opens by itself; the last Enter may have closed it again.
  if (!(await ada.sheet.isVisible())) {
    await tabTo(page, 'Score sheet');
    await page.keyboard.press('Enter');
  }
  await expect(ada.sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ada.sheet).toBeHidden();
});
