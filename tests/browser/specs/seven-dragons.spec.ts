import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';
import { focusOf, tabTo } from '../harness/keys';

const game = 'Seven Dragons';

test('a whole game of Seven Dragons against bots, to the score sheet', async ({ arrive }) => {
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
  for (const text of ['You', 'Bot 2', 'Bot 3', 'Longest chain', 'Winner']) {
    await expect(ada.sheet).toContainText(text);
  }
  await ada.shot('sd-score');
  await isAccessible(ada.page, 'score sheet of Seven Dragons');
});

test('somebody joins a running game of Seven Dragons and plays on', async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
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
  await ben.page.getByTestId('strip-2').click();
  await ben.button(ben.labels.take).click();
  const hand = ben.page.getByTestId('hand');
  await expect(hand.locator('[data-hand]')).toHaveCount(3);
  await expect(ben.page.getByTestId('goal')).toBeVisible();
  await ben.seesAll();
  await ben.shot('sd-joined');
  await expect(ada.page.getByTestId('strip-2')).toContainText('Ben');
  // The turn reaches him, and the match goes on with him.
  const others = ada.playMeanwhile();
  await expect(ben.page.getByTestId('prompt').first()).toHaveClass(/you/);
  await Promise.all([ben.play(), others]);
  await expect(ben.sheet).toContainText('Ada');
  await expect(ada.sheet).toContainText('Ben');
});

test('a dragon is laid by keyboard only', async ({ arrive }, info) => {
  test.skip(info.project.name === 'phone', 'phones have no keyboard');
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.makeTable(2, game);
  await ada.beReady();
  await ada.button(ada.labels.fill).click();
  await ada.start();
  await ada.seesTheGame();
  await expect(page.getByTestId('prompt').first()).toHaveClass(/you/);

  // Along the hand to a dragon, and Enter: the focus goes on to the cells where it fits.
  await tabTo(page, ({ hand }) => hand);
  const dragon = /dragon/i;
  for (let n = 0; n < 6 && !dragon.test((await focusOf(page)).label); n += 1) {
    await page.keyboard.press('ArrowRight');
  }
  const card = (await focusOf(page)).label;
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focusOf(page)).label).toMatch(/^Free cell/);
  const first = (await focusOf(page)).label;

  // Arrows go from cell to cell, T turns, Enter places it and Enter again lays it.
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
  const laid = page.locator('[data-cell][data-card]');
  const before = await laid.count();
  await page.keyboard.press('Enter');
  await expect.poll(() => laid.count()).toBeGreaterThan(before);
  const place = cell.replace(/^Free cell, /, '').replace(/, fits.*$/, '');
  const there = page.getByTestId('board').getByRole('button', { name: place }).first();
  await expect(there, `${card} was laid`).toBeVisible();
});
