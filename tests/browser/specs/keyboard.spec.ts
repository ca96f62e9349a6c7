import type { Page } from '@playwright/test';
import { focusOf, tabTo } from '../harness/keys';
import { expect, test } from '../harness/test';

/** One key that leads on. */
async function step(page: Page) {
  const at = await focusOf(page);
  if (at.deed && at.deed !== 'back') await page.keyboard.press('Enter');
  else if (at.pressed === 'false') await page.keyboard.press('Enter');
  // Chosen already: Enter again plays a card of the hand; for the rest the focus moves on to the buttons.
  else if (at.pressed === 'true') await page.keyboard.press(at.hand ? 'Enter' : 'Tab');
  else if (at.item && at.near) await page.keyboard.press('ArrowRight');
  else await page.keyboard.press('Tab');
}

test('a whole game by keyboard only', async ({ arrive }, info) => {
  test.skip(info.project.name === 'phone', 'phones have no keyboard');
  const ada = await arrive('Ada');
  const { page } = ada;
  await tabTo(page, 'Play 7 Kingdoms now');
  await page.keyboard.press('Enter');
  await ada.seesTheGame();
  let keys = 0;
  let last = '';
  for (;;) {
    const { tone, prompt } = await ada.asked();
    if (tone === 'over') break;
    // Whatever is asked, the answer is a few keys away.
    keys = prompt === last ? keys + 1 : 0;
    last = prompt;
    if (keys > 2_000) throw new Error(`stuck at ${JSON.stringify(await focusOf(page))}: ${prompt}`);
    if (tone === 'you') await step(page);
    else await page.waitForTimeout(30);
  }
  // It opens by itself; the last Enter may have closed it again.
  if (!(await ada.sheet.isVisible())) {
    await tabTo(page, 'Score sheet');
    await page.keyboard.press('Enter');
  }
  await expect(ada.sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ada.sheet).toBeHidden();
});
