import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

const game = '7 Wonders';

/** From the start page to a running game against bots. */
async function againstBots(player: Player, seats: number) {
  await player.makeTable(seats, game);
  await player.beReady();
  await player.button(player.labels.fill).click();
  await player.start();
  await player.seesTheGame();
}

const hand = (page: Page) => page.getByTestId('hand').getByRole('button');

test('a whole game of three with bots, to the score sheet', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await againstBots(ada, 3);
  await expect(hand(page)).toHaveCount(7);
  await expect(page.getByTestId('wonders-bar')).toContainText('Age I');
  await ada.shot('20-wonders-first');

  // What a card would do and cost is told before it is played.
  await hand(page).first().click();
  await expect(page.getByRole('radiogroup', { name: 'What to do with the card' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Discard/ })).toBeVisible();
  await isAccessible(page, '7 Wonders, a card chosen');
  await ada.shot('21-wonders-chosen');
  await page.keyboard.press('Escape');

  await ada.playSome(8);
  await expect(page.getByTestId('wonders-bar')).toContainText('Age II');
  await ada.shot('22-wonders-second-age');
  // Every city on demand, and what everybody did.
  const before = await page.getByRole('button', { name: /look at the city/ }).count();
  expect(before).toBe(3);
  await page.getByRole('button', { name: 'Bot 2: look at the city' }).click();
  await expect(page.getByRole('dialog')).toContainText('Stage 1');
  await isAccessible(page, '7 Wonders, a city');
  await page.keyboard.press('Escape');
  await page.getByTestId('last-turn').click();
  await expect(page.getByRole('dialog')).toContainText('Bot 3');
  await page.keyboard.press('Escape');

  await ada.play();
  await expect(ada.sheet).toBeVisible();
  for (const text of ['You', 'Bot 2', 'Bot 3', 'Conflicts', 'Science', 'Guilds', 'Total'])
    await expect(ada.sheet).toContainText(text);
  await ada.shot('23-wonders-score');
  await isAccessible(page, '7 Wonders, score sheet');
});

test('seven cities stand at one table', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await againstBots(ada, 7);
  await ada.playSome(4);
  for (let city = 0; city < 7; city += 1) await expect(page.getByTestId(`city-${city}`)).toBeVisible();
  await isAccessible(page, '7 Wonders, seven cities');
  await ada.shot('24-wonders-seven');
});
