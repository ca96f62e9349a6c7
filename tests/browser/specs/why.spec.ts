// A disabled item shows the reason at once, by click and by keyboard, and no element moves.
import type { Page } from '@playwright/test';
import { tabTo } from '../harness/keys';
import { expect, test } from '../harness/test';

const hint = (page: Page) => page.getByTestId('hint');

/** Presses an item with the mouse, then with Enter, and expects the same reason. */
async function says(page: Page, thing: string, why: RegExp) {
  const it = page.locator(thing).first();
  const before = await it.boundingBox();
  const hand = await page.getByTestId('hand').boundingBox();
  await it.click({ force: true });
  await expect(hint(page)).toContainText(why);
  await page.mouse.move(2, 2);
  await it.focus();
  await page.keyboard.press('Enter');
  await expect(hint(page)).toContainText(why);
  expect(await it.boundingBox()).toEqual(before);
  expect(await page.getByTestId('hand').boundingBox()).toEqual(hand);
}

test.describe('out of turn', () => {
  // Slow bots keep their turn.
  test.use({ botPause: 60_000 });

  for (const [locale, mine, first] of [
    ['en-GB', /not your turn/, /a card of your hand first/],
    ['fr-FR', /pas à vous/, /d’abord une carte de votre main/],
  ] as const) {
    test(`7 Kingdoms, ${locale}`, { tag: locale === 'en-GB' ? [] : '@long' }, async ({ arrive }) => {
      const ada = await arrive('Ada', { locale });
      const { page } = ada;
      await ada.playNow('7 Kingdoms');
      await expect(page.locator('.prompt.you')).toBeVisible();
      await says(page, '[data-testid="row"] button[data-card]', first);
      await page.getByTestId('hand').locator('button').first().click();
      await page.locator('[data-deed]').first().click();
      await expect(page.locator('.prompt.wait')).toBeVisible();
      await says(page, '[data-testid="hand"] button', mine);
      await says(page, '[data-testid="row"] button[data-card]', mine);
    });
  }

  test('The Seven Sages', { tag: '@long' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('The Seven Sages');
    await expect(page.locator('.prompt.you')).toBeVisible();
    // While players choose sages, they cannot play cards.
    await says(page, '[data-testid="hand"] button', /Not now/);
    await page.getByTestId('sages').locator('[aria-pressed="false"]').first().click();
    await page.locator('[data-deed]').first().click();
    await expect(page.locator('.prompt.wait')).toBeVisible();
    await says(page, '[data-testid="sages"] .gone', /This sage is yours/);
    await says(page, '[data-testid="sages"] button:not(.gone)', /not your turn/);
    await says(page, '[data-testid="hand"] button', /not your turn/);
  });

  test('Seven Dragons', { tag: '@long' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.makeTable(2, 'Seven Dragons', async (form) => {
      await form.getByRole('group', { name: 'Who starts' }).getByRole('radio', { name: 'Seat 2' }).check();
    });
    await ada.beReady();
    await ada.button(ada.labels.fill).click();
    await ada.start();
    await ada.seesTheGame();
    await expect(page.locator('.prompt.wait')).toBeVisible();
    await says(page, '[data-testid="hand"] button', /not your turn/);
    await says(page, '[data-cell][data-card]', /Silver/);
  });

  test('7 Wonders', async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('7 Wonders', 3);
    await expect(page.locator('.prompt.you')).toBeVisible();
    // A use that the player cannot pay for is disabled, and shows the reason.
    await page.getByTestId('hand').locator('button').first().click();
    const barred = page.locator('[data-mode][aria-disabled]');
    for (const mode of await barred.all()) {
      await mode.click({ force: true });
      await expect(hint(page)).not.toBeEmpty();
    }
    await page.locator('[data-mode="discard"]').click();
    await page.locator('[data-deed="discard"]').click();
    await expect(page.locator('.prompt.you')).toHaveCount(0);
    // Sealed choices can be changed: every card of the hand stays selectable and shows its uses.
    await page.getByTestId('hand').locator('button').last().click();
    await expect(page.locator('[data-mode]').first()).toBeVisible();
  });
});

test(
  'a hand that is short of cards to give says how many are wanted',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    ada.prefer = (deeds) => {
      const find = (what: RegExp) => deeds.find((deed) => what.test(deed));
      const talk = find(/^(accept-|propose-|no_deal$)/);
      if (talk) return talk;
      return find(/^(withdraw-|deal$)/) ? null : find(/^(ready|join|side-|alone|with-|pass)/);
    };
    await ada.playNow('The Seven Sages');
    const barred = page.locator(
      '[data-deed="hand_over"][aria-disabled], [data-deed="discard"][aria-disabled]',
    );
    await ada.play(async ({ tone }) => tone === 'you' && (await barred.count()) > 0);
    await page.mouse.move(2, 2);
    await barred.first().click({ force: true });
    await expect(hint(page)).toContainText(/\d/);
    await tabTo(page, ({ label }) => label.includes('of'));
    await expect(hint(page)).toContainText(/\d/);
  },
);
