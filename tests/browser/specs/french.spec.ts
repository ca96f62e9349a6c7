import { games } from '../harness/games';
import { known, leftovers } from '../harness/leftovers';
import { expect, test } from '../harness/test';

test('the client is French on every page', async ({ arrive }) => {
  expect(known, 'the catalogues were read').toBeGreaterThan(150);
  const english = await arrive('Ada');
  expect(await leftovers(english.page), 'the check finds English').not.toEqual([]);

  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const isFrench = async (what: string) => expect(await leftovers(page), what).toEqual([]);
  await expect(page.getByRole('article').first()).toBeVisible();
  await isFrench('start page');
  await zoe.shot('7-start-fr');
  for (const game of games) {
    await zoe.goHome();
    await page.getByTestId('make').click();
    await page.locator(`input[value="${game}"]`).check();
    await isFrench(`making a table of ${game}`);
  }
  await page.getByRole('button', { name: 'Créer la table et s’asseoir' }).click();
  await expect(page.getByTestId('lobby-hint')).toBeVisible();
  await isFrench('the lobby');
  await zoe.goHome();

  // One click to a running table against bots.
  await zoe.playNow('7 Kingdoms');
  await zoe.playSome(3);
  await isFrench('game in progress');
  await zoe.shot('8-game-fr');
  await zoe.play();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFrench('score sheet');
  await page.keyboard.press('Escape');

  await page.goto('/t/NOSUCH');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isFrench('a table that is not there');
});
