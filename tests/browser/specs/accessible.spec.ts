import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

test('axe finds nothing on any page', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await expect(page.getByRole('article').first()).toBeVisible();
  await isAccessible(page, 'start page');
  const names = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? it.textContent?.trim()));
  expect(names.length, 'a button for each game at least').toBeGreaterThan(4);
  expect(new Set(names).size, `no two do different things by one name: ${names.join(', ')}`).toBe(
    names.length,
  );

  await page.getByTestId('make').click();
  await expect(ada.button(ada.labels.makeIt)).toBeVisible();
  await isAccessible(page, 'making a table');
  await ada.shot('2-make');
  await ada.goHome();

  await ada.makeTable(4);
  await ada.beReady();
  await isAccessible(page, 'table lobby');
  await ada.shot('3-lobby');
  await ada.button(ada.labels.rules).click();
  await isAccessible(page, 'rules');
  await ada.shot('3-rules');
  await page.keyboard.press('Escape');

  await ada.button(ada.labels.fill).click();
  await ada.start();
  await ada.seesTheGame();
  await ada.playSome(4);
  await isAccessible(page, 'game in progress');

  await page.goto('/t/NOSUCH');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isAccessible(page, 'a table that is not there');
});
