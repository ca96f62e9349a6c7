import { isAccessible } from '../harness/axe';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { focusOf, tabTo } from '../harness/keys';

const game = 'Seven Dragons';

test.describe('a match that lasts', () => {
  test.use({ cards: 3 });

  test(
    'a whole game of Seven Dragons against bots, to the score sheet',
    { tag: '@long' },
    async ({ arrive }) => {
      const ada = await arrive('Ada');
      await ada.makeTable(3, game);
      await ada.beReady();
      await ada.button(ada.labels.fill).click();
      await ada.start();
      await ada.seesTheGame();
      await ada.seesAll();
      await ada.playSome(2);
      await ada.shot('sd-game');
      await isAccessible(ada.page, 'Seven Dragons in progress');
      await ada.play();
      await expect(ada.sheet).toBeVisible();
      for (const text of ['You', 'Bot 2', 'Bot 3', 'Longest chain', 'wins']) {
        await expect(ada.sheet).toContainText(text);
      }
      await ada.shot('sd-score');
      await isAccessible(ada.page, 'score sheet of Seven Dragons');
    },
  );
});

test('somebody joins a running game of Seven Dragons and plays on', { tag: '@long' }, async ({ arrive }) => {
  const [ada, ben, cy] = await Promise.all([arrive('Ada'), arrive('Ben'), arrive('Cy')]);
  await ada.rename();
  await ben.rename();
  const code = await ada.makeTable(2, game);
  await ada.beReady();
  await ada.button(ada.labels.fill).click();
  await ada.start();
  await ada.seesTheGame();
  await ada.seesAll();
  const laid = ada.page.locator('[data-cell][data-card]');
  await ada.play(async ({ tone }) => tone === 'you' && (await laid.count()) > 2);

  await ben.enterCode(code);
  await ben.seesTheGame();
  await expect(ben.page.getByTestId('hand')).toHaveCount(0);
  await cy.enterCode(code);
  await cy.seesTheGame();
  await cy.button(cy.labels.askToJoin).click();
  await expect(cy.page.getByTestId('asked')).toBeVisible();
  const asking = ada.page.getByTestId('asking');
  await asking.getByRole('button', { name: ada.labels.decline }).click();
  await expect(cy.page.getByTestId('asked')).toHaveCount(0);
  await expect(asking).toHaveCount(0);

  await ben.page.getByTestId('strip-2').click();
  await ben.button(ben.labels.take).click();
  await expect(ben.page.getByTestId('asked')).toBeVisible();
  await expect(asking).toContainText('Ben');
  await asking.getByRole('button', { name: ada.labels.admit }).press('Enter');
  await expect(asking).toHaveCount(0);
  await ada.seesAll();
  const hand = ben.page.getByTestId('hand');
  await expect(hand.locator('[data-hand]')).toHaveCount(3);
  await expect(ben.page.getByTestId('goal')).toBeVisible();
  await ben.seesAll();
  await ben.shot('sd-joined');
  await expect(ada.page.getByTestId('strip-2')).toContainText('Ben');
  // The turn reaches Ben, and the match continues with Ben.
  const others = ada.playMeanwhile();
  await expect(ben.page.getByTestId('prompt').first()).toHaveClass(/you/);
  await Promise.all([ben.play(), others]);
  await expect(ben.sheet).toContainText('Ada');
  await expect(ada.sheet).toContainText('Ben');
});

/**
 * Starts a match in which Ada moves first. Silver has every colour, so every dragon fits on each side of it.
 */
async function starts(ada: Player) {
  await ada.makeTable(2, game, async (dialog) => {
    await dialog.getByRole('group', { name: 'Who starts' }).getByRole('radio', { name: 'Seat 1' }).check();
  });
  await ada.beReady();
  await ada.button(ada.labels.fill).click();
  await ada.start();
  await ada.seesTheGame();
  await expect(ada.page.getByTestId('prompt').first()).toHaveClass(/you/);
}
const dragon = /dragon/i;

test('a dragon is laid by keyboard only', { tag: '@desktop-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await starts(ada);

  // Arrows move along the hand to a dragon. After Enter the focus is on the cells where it fits.
  await tabTo(page, ({ hand }) => hand);
  for (let n = 0; n < 4 && !dragon.test((await focusOf(page)).label); n += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focusOf(page)).label).toMatch(/^Free cell/);
  const first = (await focusOf(page)).label;

  // Arrows move from cell to cell, T rotates, Enter places the card, and Enter again confirms it.
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
    if ((await focusOf(page)).label !== first) break;
  }
  const cell = (await focusOf(page)).label;
  expect(cell).toMatch(/^Free cell/);
  expect(cell).not.toBe(first);
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-spot][aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const place = /^Free cell, (\d \w+)/.exec(cell)![1]!;
  // The log records the move, even if a bot has already taken the card away.
  await expect(page.getByTestId('log')).toContainText(new RegExp(`You laid [^(]+\\(${place}(?!,? \\d)`));
});

test('a dragon is dragged from the hand to the table', { tag: '@desktop-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await starts(ada);
  const card = page.locator('[data-hand][aria-pressed="false"]').filter({ has: page.locator('.face') });
  const dragons = card.and(page.getByRole('button', { name: dragon }));
  const from = (await dragons.first().boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 60, { steps: 3 });
  const to = (await page.locator('[data-spot]').first().boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await expect(page.locator('[data-spot][aria-pressed="true"]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByTestId('log')).toContainText('You laid');
});
