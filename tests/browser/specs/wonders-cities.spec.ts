// 7 Wonders with Cities: the options, black cards in cities and hands, losses that are paid or owed, doves, masks, and the
// rows of the score sheet; in teams, too.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { cardWrongs } from '../harness/cards';
import { focusOf } from '../harness/keys';
import { leftovers } from '../harness/leftovers';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

const words = {
  en: { cities: 'With Cities', teams: 'Teams of two', ready: 'I am ready', start: 'Start the game' },
  fr: {
    cities: 'Avec Cities',
    teams: 'Équipes de deux',
    ready: 'Je suis prêt',
    start: 'Commencer la partie',
  },
};

interface Wanted {
  seats: number;
  language?: keyof typeof words;
  teams?: boolean;
}

/** A running game with Cities against bots. */
async function withCities(player: Player, { seats, language = 'en', teams = false }: Wanted) {
  const { page } = player;
  const w = words[language];
  await page.getByTestId('make').click();
  const form = page.locator('form').filter({ has: page.locator('input[value="seven-wonders"]') });
  await form.locator('input[value="seven-wonders"]').check();
  const pick = (name: string) => form.getByRole('radio', { name, exact: true }).first().check();
  await pick(w.cities);
  await pick(String(seats));
  if (teams) {
    await pick(w.teams);
    await expect(form.getByTestId('teams')).toBeVisible();
  }
  await player.shot(`60-cities-form${teams ? '-teams' : ''}`);
  await form.locator('.primary').click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByTestId('variant').first()).toBeVisible();
  await page.getByTestId('fill').click();
  await page.getByRole('button', { name: w.ready, exact: true }).click();
  await page.getByRole('button', { name: w.start, exact: true }).click();
  await player.seesTheGame();
  await expect(page.locator('.prompt.you')).toBeVisible();
}

const hand = (page: Page) => page.getByTestId('hand').locator('[data-hand]');
const loss = (page: Page) => page.getByTestId('loss');

/** Plays to the end; whenever something is lost, something else is done first. */
async function playWithLosses(player: Player, atLoss: (n: number) => Promise<void>) {
  let losses = 0;
  const { page } = player;
  for (;;) {
    let asked = false;
    await player.play(async ({ tone }) => {
      asked = tone === 'you' && (await loss(page).isVisible());
      return asked || tone === 'over';
    });
    if (!asked) return losses;
    // The sheet may have been the last one, on its way out.
    await page.waitForTimeout(100);
    if (!(await loss(page).isVisible())) continue;
    losses += 1;
    await atLoss(losses);
  }
}

test('a whole game of eight with Cities', async ({ arrive }, info) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  const phone = info.project.name === 'phone';
  await withCities(ada, { seats: 8 });
  // For eight there are seven cards each, and six turns.
  await expect(hand(page)).toHaveCount(7);
  await expect(page.getByTestId('wonders-bar')).toContainText(phone ? '1/6' : 'turn 1 of 6');
  await ada.shot('61-cities-eight');
  expect(await cardWrongs(page)).toEqual([]);
  let looked = false;
  const losses = await playWithLosses(ada, async (n) => {
    await expect(page.locator('[data-deed="pay"]')).toBeInViewport({ ratio: 1 });
    const coins = page.locator('[data-coin]:not([aria-disabled])');
    if (!looked) {
      looked = true;
      ada.quick = true;
      await isAccessible(page, 'a loss');
      await ada.shot('62-cities-loss');
    }
    // Every other time a coin is owed.
    const before = await page.locator('[data-deed="pay"]').innerText();
    if (n % 2) {
      await coins.first().click();
      await expect(page.locator('[data-deed="pay"]')).not.toHaveText(before);
    }
    await page.locator('[data-deed="pay"]').click();
    await expect(loss(page)).toHaveCount(0);
  });
  expect(losses).toBeGreaterThan(0);
  await expect(ada.sheet).toBeVisible();
  for (const row of ['Black cards', 'Debts'])
    await expect(ada.sheet.locator('tr').filter({ hasText: row })).toHaveCount(1);
  await ada.sheet.locator('tr').filter({ hasText: 'Debts' }).getByRole('button').click();
  await expect(ada.sheet.getByTestId('reasons')).toBeVisible();
  await isAccessible(page, 'score sheet with Cities');
  await ada.shot('63-cities-score');
  await page.keyboard.press('Escape');
  expect(await ada.logSays('Losses:')).toBe(true);
});

test('eight cards and seven turns in teams, with the partner’s hand', async ({ arrive }, info) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await withCities(ada, { seats: 4, teams: true });
  await expect(hand(page)).toHaveCount(8);
  const phone = info.project.name === 'phone';
  await expect(page.getByTestId('wonders-bar')).toContainText(phone ? '1/7' : 'turn 1 of 7');
  await ada.shot('64-cities-teams');
  // What the partner holds is looked at, and closed again.
  await page.getByTestId(phone ? 'partner-here' : 'partner-hand').click();
  await expect(page.getByTestId('partner-cards').locator('li')).toHaveCount(8);
  await isAccessible(page, 'the hand of a partner');
  await ada.shot('65-cities-partner');
  await page.keyboard.press('Escape');
  if (!phone) {
    // One neighbour is the partner, the other is fought twice.
    await expect(page.getByText('your partner: no fight')).toHaveCount(1);
    await expect(page.locator('.own .team')).toHaveText(/I$/);
  }
  ada.quick = true;
  await ada.play();
  await expect(ada.sheet).toBeVisible();
  await expect(ada.sheet.getByTestId('team-totals')).toBeVisible();
  await isAccessible(page, 'score sheet of teams');
  await ada.shot('66-cities-teams-score');
});

test('all of Cities is French', async ({ arrive }, info) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  const isFrench = async (what: string) => expect(await leftovers(page), what).toEqual([]);
  await withCities(zoe, { seats: 6, language: 'fr', teams: true });
  await expect(hand(page)).toHaveCount(8);
  await isFrench('the first turn');
  await page.getByTestId(info.project.name === 'phone' ? 'partner-here' : 'partner-hand').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFrench('the hand of a partner');
  await page.keyboard.press('Escape');
  zoe.quick = true;
  let seen = false;
  await playWithLosses(zoe, async () => {
    if (!seen) {
      seen = true;
      await isFrench('a loss');
      await zoe.shot('67-cities-loss-fr');
    }
    await page.locator('[data-deed="pay"]').click();
    await expect(loss(page)).toHaveCount(0);
  });
  expect(seen).toBe(true);
  await expect(zoe.sheet).toBeVisible();
  await isFrench('the score sheet');
  await zoe.shot('68-cities-score-fr');
});

test('Cities by keyboard only, losses as well', async ({ arrive }, info) => {
  test.skip(info.project.name === 'phone', 'phones have no keyboard');
  const ada = await arrive('Ada');
  const { page } = ada;
  await withCities(ada, { seats: 7 });
  const tab = async (there: (at: Awaited<ReturnType<typeof focusOf>>) => boolean) => {
    for (let keys = 0; keys < 300 && !there(await focusOf(page)); keys += 1) await page.keyboard.press('Tab');
  };
  const moment = page.locator('[data-moment]');
  /** Chooses a card, and presses what Enter leads to. */
  const playOne = async () => {
    await tab((at) => at.hand);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // Conflicts may come between: they are read first, and the card is chosen anew.
    for (let n = 0; n < 40; n += 1) {
      if (await moment.isVisible()) return;
      if ((await focusOf(page)).deed) return page.keyboard.press('Enter');
      await page.waitForTimeout(50);
    }
  };
  let losses = 0;
  let last = '';
  for (let at = Date.now(); losses < 2;) {
    const { tone, prompt } = await ada.asked();
    if (tone === 'over') break;
    if (prompt !== last) at = Date.now();
    else if (Date.now() - at > 60_000) throw new Error(`stuck at ${prompt}`);
    last = prompt;
    if (await moment.isVisible()) {
      await page.keyboard.press('Escape');
      await expect(moment).toHaveCount(0);
    } else if (tone !== 'you') await page.waitForTimeout(30);
    else if (await loss(page).isVisible()) {
      losses += 1;
      // From coin to coin by arrows; one is owed, taken back, and owed again.
      await tab(({ label }) => label.startsWith('Coin '));
      const owed = page.locator('[data-coin][aria-pressed="true"]');
      const before = await owed.count();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(owed).toHaveCount(before + 1);
      await page.keyboard.press('Escape');
      await expect(owed).toHaveCount(before);
      await page.keyboard.press('Enter');
      await tab((at) => at.deed === 'pay');
      await page.keyboard.press('Enter');
      await expect(loss(page)).toHaveCount(0);
    } else if ((await hand(page).count()) > 0) await playOne();
    // The sheet of a loss is on its way.
    else await page.waitForTimeout(30);
  }
  expect(losses).toBeGreaterThan(0);
});
