import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

// A match of The Seven Sages takes minutes of talk; its words are held to the same law as all others'.
const games = [
  ['7 Kingdoms', /^(Play|Take|Keep|Put|Done)/],
  ['Seven Dragons', /dragon|Dragon|Goals|Hands|Card|Pass/],
  ['7 Wonders', /^(Build|Discard|Take|Play)/],
] as const;

test(
  'on a phone on its side the three best choices are seen without scrolling',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    ada.quick = true;
    await ada.playNow('7 Kingdoms');
    await ada.play();
    await page.setViewportSize({ width: 844, height: 390 });
    await ada.button('Analysis').click();
    const dialog = page.getByRole('dialog', { name: 'Analysis' });
    const best = dialog.getByTestId('analysis').getByRole('listitem');
    const later = dialog.getByRole('button', { name: 'Later decision' });
    for (let tries = 0; tries < 8; tries += 1) {
      await expect(dialog.getByTestId('analysis').locator('.decided')).toBeVisible();
      if ((await best.count()) === 3) break;
      await later.click();
    }
    await expect(best).toHaveCount(3);
    for (let n = 0; n < 3; n += 1) await expect(best.nth(n)).toBeInViewport({ ratio: 1 });
    // A difference that chance alone may have made is called so.
    const unsure = dialog.getByTestId('analysis').getByText(/hard to tell apart/);
    for (let tries = 0; tries < 12 && (await unsure.count()) < 2; tries += 1) {
      if (await later.isDisabled()) break;
      await later.click();
      await expect(dialog.getByTestId('analysis').locator('.decided')).toBeVisible();
    }
    await ada.shot('analysis-on-its-side');
  },
);

for (const [game, deeds] of games) {
  test(
    `the decisions of a finished match of ${game} are looked at one by one`,
    { tag: '@long' },
    async ({ arrive }, info) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      ada.quick = true;
      await ada.playNow(game);
      await ada.play();
      await expect(ada.sheet).toBeVisible();
      await ada.button('Analysis').click();
      const dialog = page.getByRole('dialog', { name: 'Analysis' });
      const told = dialog.getByTestId('analysis');
      await expect(dialog.getByText(/^Decision 1 of \d+$/)).toBeVisible();
      // One's own come first; a bot's are looked at in the same way.
      await expect(dialog.getByRole('button', { pressed: true })).toHaveAttribute('data-you', 'true');
      await expect(told.getByText('Decided')).not.toHaveCount(0);
      await expect(told.locator('.decided')).toHaveText(deeds);
      await ada.shot(`analysis-${game}`);
      await isAccessible(page, `analysis of ${game}`);
      const own = await told.locator('.decided').textContent();
      await dialog.locator('[aria-pressed="false"]').first().click();
      await expect(told.locator('.decided')).toHaveText(deeds);
      // What the bot thought most of among several choices is told with what each is worth.
      const points = told.getByText(/^[+−-]?(\d+\.\d points|\d+%)$/);
      const later = dialog.getByRole('button', { name: 'Later decision' });
      for (let tries = 0; tries < 8 && (await points.count()) === 0; tries += 1) {
        await (info.project.name === 'phone' ? later.click() : page.keyboard.press('ArrowRight'));
        await expect(told.locator('.decided')).toBeVisible();
      }
      await expect(points).not.toHaveCount(0);
      expect(own).not.toBe('');
      await ada.shot(`analysis-${game}-bot`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  );
}
