// 7 Wonders with everything: leaders, Cities, tower, projects, and wonders from outside the expansions.
import { isAccessible } from '../harness/axe';
import { playByKeys } from '../harness/keys';
import { leftovers } from '../harness/leftovers';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { choose, makeWonders, startWonders, wondersForm, type Language } from '../harness/wonders';

const words = {
  en: { all: 'Everything', chip: /^Everything|^All leaders|^Leaders/ },
  fr: { all: 'Tout', chip: /^Tout|^Tous|^Leaders/ },
};

/** Starts a match with everything, including wonders made by players. */
async function withEverything(player: Player, seats: number, language: Language = 'en') {
  const { all } = words[language];
  await makeWonders(player, [all, String(seats), ['boards', all]], () =>
    player.shot(`90-everything-form-${language}`),
  );
  await expect(player.page.getByTestId('variant').first()).toHaveText(words[language].chip);
  await startWonders(player, language);
}

test('a whole game of eight cities with everything', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await withEverything(ada, 8);
  ada.quick = true;
  await ada.playSome(9);
  await isAccessible(page, 'eight cities with everything');
  await ada.shot('91-everything-eight');
  await ada.play();
  await expect(ada.sheet).toBeVisible();
  for (const row of ['Leaders', 'Babel', 'Black cards'])
    await expect(ada.sheet.locator('tr').filter({ hasText: row })).toHaveCount(1);
  await isAccessible(page, 'the score sheet of everything');
  await ada.shot('92-everything-score');
});

test('a whole game with everything is French', { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  await withEverything(zoe, 5, 'fr');
  zoe.quick = true;
  const wrong = new Set<string>();
  let asked = '';
  await zoe.play(async ({ tone, prompt }) => {
    // Once for each prompt.
    if (prompt !== asked) for (const text of await leftovers(page)) wrong.add(text);
    asked = prompt;
    return tone === 'over';
  });
  await expect(zoe.sheet).toBeVisible();
  for (const text of await leftovers(page)) wrong.add(text);
  expect([...wrong]).toEqual([]);
});

test(
  'a whole game with everything by keyboard only',
  { tag: ['@desktop-only', '@long'] },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    await withEverything(ada, 3);
    await playByKeys(ada);
    await expect(ada.sheet.or(ada.page.getByRole('button', { name: 'Score sheet' })).first()).toBeVisible();
  },
);

test('wonders of no box are picked by hand, on a side that is there', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  const form = await wondersForm(ada);
  for (const choice of [
    '3',
    ['boards', 'All published'],
    ['wonders', 'Picked'],
    ['sides', 'Players pick'],
  ] as const)
    await choose(form, typeof choice === 'string' ? choice : [...choice]);
  await form.locator('.primary').click();
  await page.waitForURL(/\/t\//);
  await startWonders(ada);
  const wonders = page.getByTestId('hand').locator('[data-hand]');
  await expect(wonders.first()).toBeVisible();
  // The Great Wall has both sides even without Cities.
  const wall = page.locator('[data-hand="great-wall"]');
  if ((await wall.count()) > 0) {
    await wall.click();
    await expect(page.getByRole('radio', { name: 'night side' })).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  const wanted = page
    .locator('[data-hand="manneken-pis"], [data-hand="stonehenge"], [data-hand="great-wall"]')
    .first();
  await wanted.click();
  await expect(page.locator('#sw-boxes')).toBeAttached();
  await ada.shot('93-boards-picked');
  await page.locator('[data-deed]').first().click();
  await ada.playSome(2);
  await ada.shot('94-boards-turn');
});
