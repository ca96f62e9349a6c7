import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { leftovers } from '../harness/leftovers';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { unfold } from '../harness/wonders';

const game = '7 Wonders';

/** Starts a match against bots from the start page. */
async function againstBots(player: Player, seats: number) {
  await player.makeTable(seats, game);
  await player.beReady();
  await player.button(player.labels.fill).click();
  await player.start();
  await player.seesTheGame();
}

/** Shows a city. The table shows all cities, except on a phone, where the row of seats selects one. */
async function show(page: Page, city: number) {
  const strip = page.getByTestId(`strip-${city}`);
  if (await strip.isVisible()) await strip.click();
}

const hand = (page: Page) => page.getByTestId('hand').getByRole('button');

test(
  'a whole game of three with bots, to the score sheet',
  { tag: '@phone-in-gate' },
  async ({ arrive }, info) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await againstBots(ada, 3);
    await expect(hand(page)).toHaveCount(7);
    await expect(page.getByTestId('wonders-bar')).toContainText('Age I');
    await ada.shot('20-wonders-first');

    // The effects and the price of a card are shown before the player plays it.
    await hand(page).first().click();
    await expect(page.getByRole('radiogroup', { name: 'What to do with the card' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /Discard/ })).toBeVisible();
    await isAccessible(page, '7 Wonders, a card chosen');
    await ada.shot('21-wonders-chosen');
    await page.keyboard.press('Escape');

    await ada.playSome(8);
    await expect(page.getByTestId('wonders-bar')).toContainText('Age II');
    await ada.shot('22-wonders-second-age');
    // The player can open every city and the moves of the last turn.
    const before = await page.getByRole('button', { name: /look at the city/ }).count();
    expect(before).toBe(info.project.name === 'phone' ? 1 : 3);
    const other = page.getByRole('button', { name: /^Bot \d: look at the city$/ }).first();
    for (const seat of [0, 1]) if (!(await other.isVisible())) await show(page, seat);
    await other.click();
    await expect(page.getByRole('dialog')).toContainText('Stage 1');
    await isAccessible(page, '7 Wonders, a city');
    await page.keyboard.press('Escape');
    await page.getByTestId('last-turn').click();
    await expect(page.getByRole('dialog')).toContainText(/Bot \d/);
    await page.keyboard.press('Escape');

    await ada.play();
    await expect(ada.sheet).toBeVisible();
    for (const text of ['You', /Bot \d.*Bot \d/s, 'Conflicts', 'Science', 'Guilds', 'Total'])
      await expect(ada.sheet).toContainText(text);
    await ada.shot('23-wonders-score');
    await isAccessible(page, '7 Wonders, score sheet');
  },
);

test('seven cities stand at one table', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await againstBots(ada, 7);
  await ada.playSome(4);
  for (let city = 0; city < 7; city += 1) {
    await show(page, city);
    await expect(page.getByTestId(`city-${city}`)).toBeVisible();
  }
  await isAccessible(page, '7 Wonders, seven cities');
  await ada.shot('24-wonders-seven');
});

/** Starts matches with two bots, in which the players pick wonders, until Babylon's night side is offered. */
async function asBabylon(player: Player) {
  const { page } = player;
  for (let tries = 0; tries < 8; tries += 1) {
    await player.goHome();
    await player.makeTable(3, game, async (dialog) => {
      await unfold(dialog);
      for (const name of ['Picked', 'Night for all']) {
        await dialog.getByRole('radio', { name, exact: true }).check();
      }
    });
    await player.beReady();
    await player.button(player.labels.fill).click();
    await player.start();
    await player.seesTheGame();
    await expect(page.locator('.prompt.you')).toBeVisible();
    const babylon = page.locator('[data-hand="babylon"]');
    if ((await babylon.count()) === 0) continue;
    await babylon.click();
    await player.button('Take Hanging Gardens of Babylon').click();
    await expect(hand(page)).toHaveCount(7);
    return;
  }
  throw new Error('somebody else always took Babylon');
}

/** The cards that help to build the stages of Babylon's night side. */
const wanted =
  /^(loom|glassworks|lumber-yard|tree-farm|timber-yard|forest-cave|sawmill|marketplace|forum|caravansery)/;

/** Plays one turn: a stage if possible, otherwise a useful card, otherwise a discard for coins. */
async function towardsTheStages(page: Page, stages: number) {
  const cards = page.locator('[data-hand][aria-pressed]');
  const mode = (name: string) => page.locator(`[data-mode="${name}"]`);
  const can = async (name: string) => (await mode(name).getAttribute('aria-disabled')) === null;
  const names = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-hand')!));
  const good = names.filter((name) => wanted.test(name));
  await page.locator(`[data-hand="${names[0]}"]`).first().click();
  if (stages < 2 && (await can('stage'))) await mode('stage').click();
  else {
    let built = false;
    for (const name of good) {
      await page.keyboard.press('Escape');
      await page.locator(`[data-hand="${name}"]`).first().click();
      built = await can('build');
      if (built) break;
    }
    if (built) await mode('build').click();
    else await mode('discard').click();
  }
  await page.locator('[data-deed]').first().click();
}

test('Babylon plays the seventh card', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await asBabylon(ada);
  const asked = page.locator('.prompt').first();
  const built = page.getByTestId('city-0').locator('li.built');
  let last = '';
  await expect(async () => {
    const now = await asked.innerText();
    if (/last card/.test(now) && (await ada.asked()).tone === 'you') return;
    if ((await ada.asked()).tone === 'you' && now !== last) {
      last = now;
      await towardsTheStages(page, await built.count());
    }
    throw new Error(`not yet: ${now}`);
  }).toPass({ intervals: [50] });

  await expect(hand(page)).toHaveCount(1);
  await ada.shot('25-wonders-seventh-card');
  const card = await hand(page).getAttribute('data-hand');
  await hand(page).click();
  if ((await page.locator('[data-deed]').count()) === 0) await page.locator('[data-mode="discard"]').click();
  await page.locator('[data-deed]').first().click();
  await expect(asked).not.toContainText('last card');
  // The log has the last card, with any use of it.
  if (!(await page.getByTestId('log').isVisible()))
    await page.getByRole('button', { name: 'Show log, chat and rules' }).click();
  await expect(page.getByTestId('log')).toContainText('With the last card, you');
  expect(card).not.toBeNull();
});

test('a turn by keyboard only', { tag: '@desktop-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await againstBots(ada, 3);
  const focused = () =>
    page.evaluate(() => {
      const { hand: card, mode, deed } = (document.activeElement as HTMLElement).dataset;
      return { card, mode, deed };
    });
  for (let turn = 1; turn <= 2; turn += 1) {
    await expect(page.locator('.prompt.you')).toContainText(`turn ${turn}`);
    for (let keys = 0; keys < 40 && !(await focused()).card; keys += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const { card } = await focused();
    expect(card).toBeDefined();
    // Cancels the selection, then selects the card again and discards it.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect((await focused()).card).toBe(card);
    await page.keyboard.press('Enter');
    await expect.poll(async () => Object.keys(await focused()).some((key) => key !== 'card')).toBe(true);
    if ((await focused()).deed) await page.keyboard.press('Shift+Tab');
    for (let keys = 0; keys < 5 && (await focused()).mode !== 'discard'; keys += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await focused()).deed).toBe('discard');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.prompt.you')).toContainText('turn 3');
});

test('all of it is French', { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  await zoe.playNow(game);
  const isFrench = async (what: string) => expect(await leftovers(page), what).toEqual([]);
  await zoe.playSome(3);
  await hand(page).first().click();
  await isFrench('a card chosen');
  await zoe.shot('26-wonders-fr');
  await page.keyboard.press('Escape');
  await page.locator('button[data-city]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFrench('a city');
  await page.keyboard.press('Escape');
  await page.getByTestId('last-turn').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFrench('the last turn');
});
