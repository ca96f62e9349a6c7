// 7 Wonders with the Tower of Babel and Great Projects: options, draft of tiles and playing a tile.
// The plate of tower and project, messages to all players, and the row of the score sheet.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { leftovers } from '../harness/leftovers';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { makeWonders, startWonders, type Language } from '../harness/wonders';

const words = {
  en: { tower: 'With the Tower of Babel', projects: 'With Great Projects' },
  fr: { tower: 'Avec la Tour de Babel', projects: 'Avec les Grands Projets' },
};

/** Starts a match with tower and projects against bots, up to the draft of tiles. */
async function withBabel(player: Player, seats: number, language: Language = 'en') {
  const { page } = player;
  const w = words[language];
  await makeWonders(player, [String(seats), w.tower, w.projects], () =>
    player.shot(`70-babel-form-${language}`),
  );
  await startWonders(player, language);
  await expect(page.getByTestId('draft')).toBeVisible();
}

const hand = (page: Page) => page.getByTestId('hand').locator('[data-hand]');
/** The plate of tower and project; on a phone in the bar. */
const plate = (page: Page) =>
  page.getByTestId('babel').or(page.getByTestId('babel-here')).filter({ visible: true }).first();

/** Keeps three tiles, the last one without a choice. */
async function draft({ page }: Player) {
  const drafted = page.getByTestId('draft');
  for (const left of [3, 2]) {
    await expect(hand(page)).toHaveCount(left);
    await hand(page).first().click();
    await page.locator('[data-deed="keep"]').click();
  }
  await expect(drafted).toHaveCount(0);
}

/** Plays a tile with the first card of the hand. */
async function lay({ page }: Player) {
  await hand(page).first().click();
  await page.locator('[data-mode="tile"]').click();
  await page.getByTestId('variants').locator('[data-variant]').last().click();
  await page.locator('[data-deed="tile"]').click();
}

test('a whole game with the Tower of Babel and Great Projects', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await withBabel(ada, 5);
  await isAccessible(page, 'the draft of tiles');
  await ada.shot('71-babel-draft');
  await draft(ada);
  await expect(page.getByTestId('own-tiles').locator('li')).toHaveCount(3);
  // The plate opens a large view, which has everything in words.
  await plate(page).click();
  const large = page.getByTestId('babel-large');
  await expect(large).toBeVisible();
  await isAccessible(page, 'tower and project');
  await ada.shot('72-babel-large');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  // A played tile turns over and takes effect, without a dialog.
  await lay(ada);
  const fresh = page.locator('[data-testid="laws"] .new, [data-testid="news"] li').filter({ visible: true });
  await expect(fresh.first()).toBeVisible();
  await expect(page.getByTestId('moment')).toHaveCount(0);
  await isAccessible(page, 'tiles on the tower');
  await ada.shot('73-babel-laid');
  await expect(page.getByTestId('own-tiles').locator('li')).toHaveCount(2);
  ada.quick = true;
  // The end of a project is announced once in each age.
  let ends = 0;
  let open = false;
  await ada.play(async ({ tone }) => {
    const now = await page.getByTestId('project-over').isVisible();
    if (now && !open) {
      ends += 1;
      if (ends === 1) await ada.shot('74-babel-project');
    }
    open = now;
    return tone === 'over';
  });
  expect(ends).toBeGreaterThan(0);
  await expect(ada.sheet).toBeVisible();
  const row = ada.sheet.locator('tr').filter({ hasText: 'Babel' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button').click();
  await expect(ada.sheet.getByTestId('reasons')).toBeVisible();
  await isAccessible(page, 'score sheet with Babel');
  await ada.shot('75-babel-score');
  await page.keyboard.press('Escape');
  expect(await ada.logSays('On the tower:')).toBe(true);
  expect(await ada.logSays('The Great Project of age III:')).toBe(true);
});

test('all of Babel is French', { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  const isFrench = async (what: string) => expect(await leftovers(page), what).toEqual([]);
  await withBabel(zoe, 3, 'fr');
  await isFrench('the draft of tiles');
  await draft(zoe);
  await plate(page).click();
  await expect(page.getByTestId('babel-large')).toBeVisible();
  await isFrench('tower and project');
  await page.keyboard.press('Escape');
  await lay(zoe);
  await expect(page.locator('[data-testid="laws"] .new, [data-testid="news"] li').first()).toBeVisible();
  await isFrench('tiles on the tower');
  await zoe.shot('76-babel-laid-fr');
  zoe.quick = true;
  await zoe.play();
  await expect(zoe.sheet).toBeVisible();
  await isFrench('the score sheet');
});

test('the tower by keyboard only', { tag: '@desktop-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await withBabel(ada, 3);
  const tabTo = async (selector: string) => {
    for (let keys = 0; keys < 200; keys += 1) {
      if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never gets to ${selector}`);
  };
  for (const left of [3, 2]) {
    await expect(hand(page)).toHaveCount(left);
    await tabTo('[data-hand]');
    await page.keyboard.press('Enter');
    await tabTo('[data-deed="keep"]');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByTestId('draft')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.getByTestId('babel-large')).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo('[data-hand]');
  await page.keyboard.press('Enter');
  await tabTo('[data-mode]');
  for (let keys = 0; keys < 6; keys += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-mode="tile"]') ?? false)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('variants')).toBeVisible();
  await tabTo('[data-deed="tile"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-testid="laws"] .new')).toBeVisible();
});
