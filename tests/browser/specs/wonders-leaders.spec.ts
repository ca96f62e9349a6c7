// 7 Wonders with leaders: the option, the draft, the leader phases, leaders in the cities, and the row of the
// score sheet.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { cardWrongs } from '../harness/cards';
import { focusOf } from '../harness/keys';
import { windows } from '../harness/laws';
import { leftovers } from '../harness/leftovers';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { handOf, makeWonders, startWonders, type Choice, type Language } from '../harness/wonders';

const words = {
  en: { pool: 'The box', row: 'Leaders' },
  fr: { pool: 'La boîte', row: 'Leaders' },
};

/** Starts a match with the leaders of the box, up to the start of the draft. */
async function withLeaders(player: Player, language: Language = 'en', pool: Choice = words[language].pool) {
  await makeWonders(player, [pool, '3']);
  await startWonders(player, language);
  await expect(player.page.getByTestId('draft')).toBeVisible();
}

/** Keeps the first offered leader until all leaders are in the hand. */
async function draft(page: Page) {
  for (const left of [4, 3, 2]) {
    await expect(handOf(page)).toHaveCount(left);
    await expect(page.locator('.prompt.you')).toBeVisible();
    await handOf(page).first().click();
    await page.locator('[data-deed="keep"]').click();
  }
  await expect(page.getByTestId('draft')).toHaveCount(0);
  await expect(page.locator('.prompt.you')).toBeVisible();
}

test('a whole game with leaders against bots', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await withLeaders(ada);
  await expect(handOf(page)).toHaveCount(4);
  await isAccessible(page, 'the draft of leaders');
  await ada.shot('40-leaders-draft');
  await draft(page);

  // Each leader shows the price of its recruitment, and has three possible uses.
  await expect(handOf(page)).toHaveCount(4);
  await handOf(page).first().click();
  await expect(page.locator('[data-mode]')).toHaveCount(3);
  await isAccessible(page, 'a leader chosen');
  await ada.shot('41-leaders-phase');
  await page.keyboard.press('Escape');
  await page.locator('[data-hand]').first().focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await handOf(page).first().click();
  const recruits = page.locator('[data-mode="recruit"]:not([aria-disabled])');
  if (await recruits.isVisible()) await recruits.click();
  await page.locator('[data-deed]').first().click();
  await expect(page.getByTestId('wonders-bar')).toContainText('Age I');
  await expect(handOf(page)).toHaveCount(7);
  await ada.shot('42-leaders-turn');

  await ada.play();
  await expect(ada.sheet).toBeVisible();
  const row = ada.sheet.locator('tr').filter({ hasText: words.en.row });
  await expect(row).toHaveCount(1);
  await row.getByRole('button').click();
  await expect(ada.sheet.getByTestId('reasons')).toBeVisible();
  await isAccessible(page, 'score sheet with leaders');
  await ada.shot('43-leaders-score');
});

test('every leader there is, to the end', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  await withLeaders(ada, 'en', ['leaders', 'Everything']);
  ada.quick = true;
  await ada.play();
  await expect(ada.sheet).toBeVisible();
  await expect(ada.sheet.locator('tr').filter({ hasText: words.en.row })).toHaveCount(1);
});

test(
  'draft, leader phase and a turn by keyboard only',
  { tag: ['@desktop-only', '@long'] },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await withLeaders(ada);
    /** Selects the second card of the focused hand, and presses the button that Enter leads to. */
    const playOne = async () => {
      await expect.poll(async () => (await focusOf(page)).hand).toBe(true);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await focusOf(page)).deed).toBeTruthy();
      await page.keyboard.press('Enter');
    };
    for (const left of [4, 3, 2]) {
      await expect(handOf(page)).toHaveCount(left);
      await expect(page.locator('.prompt.you')).toBeVisible();
      await playOne();
    }
    await expect(page.getByTestId('draft')).toHaveCount(0);
    await expect(page.locator('.prompt.you')).toContainText('one of your leaders');
    await playOne();
    await expect(page.locator('.prompt.you')).toContainText('turn 1');
    await playOne();
    await expect(page.locator('.prompt.you')).toContainText('turn 2');
  },
);

test('all of it is French', { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  const isFrench = async (what: string) => expect(await leftovers(page), what).toEqual([]);
  await withLeaders(zoe, 'fr');
  await handOf(page).first().click();
  await isFrench('the draft');
  await zoe.shot('44-leaders-fr');
  await page.keyboard.press('Escape');
  await draft(page);
  await handOf(page).first().click();
  await isFrench('the leader phase');
  await page.keyboard.press('Escape');
  await zoe.playSome(2);
  await isFrench('a turn');
  await page.locator('button[data-city]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFrench('a city');
  await page.keyboard.press('Escape');
  zoe.quick = true;
  await zoe.play();
  await expect(zoe.sheet).toBeVisible();
  await isFrench('the score sheet');
});

test.describe('in every window', { tag: '@desktop-only' }, () => {
  for (const locale of ['en-GB', 'fr-FR'] as const)
    test(
      `leaders can be read and pressed, ${locale}`,
      { tag: locale === 'en-GB' ? [] : '@long' },
      async ({ arrive }) => {
        const ada = await arrive('Ada', { locale });
        const { page } = ada;
        await withLeaders(ada, locale === 'en-GB' ? 'en' : 'fr');
        const obeys = async (what: string) => {
          for (const { width, height } of windows.filter((it) => it.width >= 390)) {
            await page.setViewportSize({ width, height });
            const wrong = async () => [
              ...(await cardWrongs(page)),
              ...(await page.evaluate(() => {
                const found: string[] = [];
                if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
                if (document.documentElement.scrollHeight > innerHeight) found.push('the page scrolls');
                for (const it of document.querySelectorAll<HTMLElement>('[data-hand]')) {
                  const { left, right, top, bottom } = it.getBoundingClientRect();
                  if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
                    found.push(`${it.dataset.hand} is outside of the window`);
                  const name = it.querySelector<HTMLElement>('.foot .name')!;
                  if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.innerText} is cut`);
                  if (parseFloat(getComputedStyle(name).fontSize) < 11)
                    found.push(`${name.innerText} is small`);
                }
                return found;
              })),
            ];
            await expect.poll(wrong, `${what} at ${width} x ${height}`).toEqual([]);
          }
          await page.setViewportSize({ width: 1280, height: 800 });
        };
        await obeys('the draft');
        await handOf(page).first().click();
        await expect(page.locator('[data-deed="keep"]')).toBeInViewport({ ratio: 1 });
        await obeys('the draft, one chosen');
        await page.keyboard.press('Escape');
        await draft(page);
        await obeys('the leader phase');
        await handOf(page).first().click();
        await obeys('the leader phase, one chosen');
      },
    );
});
