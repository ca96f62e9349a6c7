import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';

/** What has the focus, as far as a keyboard player needs to know. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement as HTMLElement | null;
    const group = it?.closest('[role="group"]');
    return {
      label: it?.innerText.trim() || it?.getAttribute('aria-label') || '',
      deed: it?.hasAttribute('aria-disabled') ? undefined : it?.dataset.deed,
      item: it?.hasAttribute('data-item') ?? false,
      pressed: it?.getAttribute('aria-pressed'),
      hand: !!it?.closest('[data-testid="hand"]'),
      /** Somewhere in the same group something can be chosen. */
      near: !!group?.querySelector('[data-item][aria-pressed="false"]'),
    };
  });

async function tabTo(page: Page, label: string) {
  for (let n = 0; n < 80; n += 1) {
    if ((await focus(page)).label === label) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${label}`);
}

/** One key that leads on. */
async function step(page: Page) {
  const at = await focus(page);
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
  await tabTo(page, 'Play now against 3 bots');
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
    if (keys > 2_000) throw new Error(`stuck at ${JSON.stringify(await focus(page))}: ${prompt}`);
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
