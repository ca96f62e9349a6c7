// Games without browser code: the toy games of `crates/toys`, in the state of any new game.
import { isAccessible } from '../harness/axe';
import { focusOf, tabTo } from '../harness/keys';
import { windows } from '../harness/laws';
import { expect, test } from '../harness/test';
import { lookAgain } from '../harness/pause';

test.use({ toys: true });

test('Goof is played by click to its score sheet', { tag: '@long' }, async ({ arrive, isMobile }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.playNow('Goof', 3);
  await expect(page.locator('.prompt.you')).toHaveText('Your turn: choose a card');
  const hand = page.getByTestId('hand').locator('[data-item]');
  await expect(hand).toHaveCount(6);
  // The player selects a card, and a button plays it.
  const first = hand.first();
  const rank = /^Rank (\d+), Hand$/.exec((await first.getAttribute('aria-label'))!)![1];
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await isAccessible(page, 'Goof with a card chosen');
  const bid = ada.button(`Bid ${rank}`);
  await expect(page.getByTestId('hint')).toHaveText(/Lay this card face down/);
  await bid.click();
  // The page describes the events, without any text by the game's author.
  await expect(page.getByTestId('last')).toContainText(/Revealed: bids .*, winner /);
  if (!isMobile) await expect(page.getByTestId('log')).toContainText(/Revealed: bids .*, winner /);
  await expect(page.locator('[data-zone="spent"] [data-item]')).toHaveCount(3);
  await isAccessible(page, 'Goof in progress');
  await ada.play();
  await expect(ada.sheet).toBeVisible();
  for (const text of ['Rounds', 'You', 'Bot 2', 'Bot 3']) await expect(ada.sheet).toContainText(text);
  await ada.shot('plain-score');
  await isAccessible(page, 'score sheet of Goof');
});

test(
  'a bid can be replaced while others think, and is marked in the hand',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    const code = await ada.makeTable(2, 'Goof');
    await ben.enterCode(code);
    await ben.beReady();
    await ada.beReady();
    await ada.start();
    await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
    const hand = ada.page.getByTestId('hand').locator('[data-item]');
    const deed = ada.page.locator('[data-deed="bid"]');
    for (const n of [0, 1]) {
      await hand.nth(n).click();
      await deed.click();
      await expect(hand.nth(n)).toHaveAccessibleName(/, Bid, Hand$/);
      await expect(ada.page.getByTestId('prompt')).toHaveText(
        /Waiting for .+\. You can still change your choice\./,
      );
    }
    await ada.shot('plain-bid');
    // Other players do not see the card.
    await expect(ben.page.locator('[data-zone]')).not.toContainText(['Bid', 'Bid']);
    await ben.page.getByTestId('hand').locator('[data-item]').first().click();
    await ben.page.locator('[data-deed="bid"]').click();
    await expect(ada.page.locator('[data-zone="spent"] [data-item]')).toHaveCount(2);
  },
);

test('Haggle is played by click to its score sheet', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.playNow('Haggle', 3);
  await expect(page.locator('.prompt.you')).toContainText('Your turn: choose an action');
  await page.getByRole('button', { name: 'Offer to Bot 2, 5 coins' }).click();
  await isAccessible(page, 'Haggle in progress');
  await ada.play();
  await expect(ada.sheet).toBeVisible();
  await expect(ada.sheet).toContainText('Coins');
});

test.describe('with bots in no hurry', () => {
  test.use({ botPause: 60_000 });

  test('any amount can be offered, by click', { tag: '@phone-in-gate' }, async ({ arrive, isMobile }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('Haggle', 3);
    const amount = page.getByRole('spinbutton', { name: 'Offer: coins' });
    await expect(amount).toHaveValue('5');
    await isAccessible(page, 'Haggle with a stepper');
    const more = ada.button('Offer: coins, one more');
    await more.click();
    await more.click();
    await ada.button('Offer to Bot 2, 7 coins').click();
    const panel = page.getByTestId('panel-0');
    await expect(panel).toContainText('to Bot 2, 7 coins');
    if (!isMobile) await expect(page.getByTestId('log')).toContainText('You: offered to Bot 2, 7 coins.');
    // All buttons share the amount, which stays for the next offer.
    await amount.fill('0');
    await expect(ada.button('Offer: coins, one less')).toBeDisabled();
    await ada.button('Offer to Bot 3, 0 coins').click();
    await expect(panel).toContainText('to Bot 3, 0 coins');
    // The stepper checks the author's limits. The rules check the rest, and report a refusal.
    await amount.fill('11');
    await ada.button('Offer to Bot 2, 11 coins').click();
    await expect(page.getByText('you have 10 coins, not 11')).toBeVisible();
    await expect(panel).toContainText('to Bot 3, 0 coins');
    await amount.fill('999');
    await amount.blur();
    await expect(amount).toHaveValue('50');
  });

  test('any amount can be offered, by keyboard', { tag: '@desktop-only' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('Haggle', 3);
    await expect(page.locator('.prompt.you')).toBeVisible();
    await tabTo(page, 'Offer: coins');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    expect((await focusOf(page)).label).toBe('Offer to Bot 2, 7 coins');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('panel-0')).toContainText('to Bot 3, 7 coins');
    expect((await focusOf(page)).label, 'the focus stays').toBe('Offer to Bot 3, 7 coins');
  });
});

for (const game of ['Goof', 'Haggle'])
  test(
    `${game} is played by keyboard only`,
    { tag: game === 'Goof' ? '@desktop-only' : ['@desktop-only', '@long'] },
    async ({ arrive }) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      await expect(ada.button(`Play now: ${game}`)).toBeVisible();
      await tabTo(page, `Play now: ${game}`);
      await page.keyboard.press('Enter');
      await ada.seesTheGame();
      let same = 0;
      let last = '';
      for (;;) {
        const { tone, prompt } = await ada.asked();
        if (tone === 'over') break;
        same = prompt === last ? same + 1 : 0;
        last = prompt;
        if (same > 2_000) throw new Error(`stuck at ${JSON.stringify(await focusOf(page))}: ${prompt}`);
        const at = await focusOf(page);
        if (tone !== 'you') await lookAgain(page);
        else if (at.deed || at.pressed === 'false') await page.keyboard.press('Enter');
        else await page.keyboard.press(at.item && at.near ? 'ArrowRight' : 'Tab');
      }
      // The sheet opens by itself, unless something else is read at that moment.
      const opened = await ada.sheet.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (!opened) {
        await tabTo(page, 'Score sheet');
        await page.keyboard.press('Enter');
      }
      await expect(ada.sheet).toBeVisible();
    },
  );

test(
  'arrows lead along the hand, Enter on to the button, Escape back',
  { tag: '@desktop-only' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('Goof', 3);
    await expect(page.locator('.prompt.you')).toBeVisible();
    await tabTo(page, ({ hand }) => hand);
    const first = (await focusOf(page)).label;
    await page.keyboard.press('ArrowRight');
    const second = (await focusOf(page)).label;
    expect(second).not.toBe(first);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focusOf(page)).deed).toBe('bid');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('hand').locator('[aria-pressed="true"]')).toHaveCount(0);
    await expect(page.locator('[data-deed]')).toHaveCount(0);
  },
);

test('the house speaks French around a game that knows English', async ({ arrive }) => {
  const ada = await arrive('Ada', { locale: 'fr-FR' });
  const { page } = ada;
  await ada.playNow('Goof', 3);
  await expect(page.locator('.prompt.you')).toHaveText('À vous : choisissez une carte');
  await page.getByTestId('hand').locator('[data-item]').first().click();
  await expect(page.locator('[data-deed="bid"]')).toHaveText(/^Bid \d+$/);
  await page.keyboard.press('r');
  await expect(page.getByText('Actions')).toBeVisible();
  await expect(page.getByText('Lay this card face down, in place of an earlier bid.').first()).toBeVisible();
});

test('whoever watches sees a plain board, and no buttons', { tag: '@long' }, async ({ arrive }) => {
  const [ada, eve] = await Promise.all([arrive('Ada'), arrive('Eve')]);
  const code = await ada.makeTable(3, 'Goof');
  await ada.button(ada.labels.fill).click();
  await ada.beReady();
  await ada.start();
  await ada.seesTheGame();
  await eve.enterCode(code);
  await eve.seesTheGame();
  await expect(eve.page.getByTestId('plain')).toBeVisible();
  await expect(eve.page.getByTestId('hand')).toHaveCount(0);
  await expect(eve.page.locator('[data-deed]')).toHaveCount(0);
});

test.describe('slowly', () => {
  test.use({ botPause: 1_500 });
  test(
    'a plain board in every window, to be looked at',
    { tag: ['@desktop-only', '@long'] },
    async ({ arrive }) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      const look = async (what: string) => {
        for (const { width, height } of windows) {
          await page.setViewportSize({ width, height });
          // Nothing on the page is wider than the window, and the buttons are in the window.
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over, `${what} at ${width} x ${height}`).toBeLessThanOrEqual(0);
          await ada.shot(`plain-${what}-${width}x${height}`);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      };
      await ada.playNow('Goof', 5);
      const hand = page.getByTestId('hand').locator('[data-item]');
      await ada.play(async ({ tone }) => tone === 'you' && (await hand.count()) === 4);
      await hand.nth(1).click();
      await look('goof');
      await ada.goHome();
      await ada.playNow('Haggle', 5);
      await expect(page.locator('.prompt.you')).toBeVisible();
      await look('haggle');
    },
  );
});
