// What the start page, making a table and the lobby have to obey, in every window, in light and dark, in both languages.
import { expect, test } from '../harness/test';
import { games, toys } from '../harness/games';
import { measured, windows } from '../harness/laws';
import type { Player } from '../harness/player';

test.skip(({ isMobile }) => isMobile, 'it brings its own windows');

async function obeys({ page }: Player, what: string, gold?: number) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const found = await measured(page);
    expect.soft(found.over, `${what}, ${scheme}: wider than the window`).toBeLessThanOrEqual(0);
    expect.soft(found.h1, `${what}: h1`).toBe(1);
    for (const law of ['nameless', 'faint', 'small', 'astray'] as const)
      expect.soft(found[law], `${what}, ${scheme}: ${law}`).toEqual([]);
    if (gold !== undefined) expect.soft(found.gold.length, `${what}: gold ${found.gold}`).toBe(gold);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

for (const { width, height, touch } of windows) {
  for (const locale of ['en-GB', 'fr-FR']) {
    const at = `${width} x ${height}, ${locale}`;

    test(`pages obey their laws at ${at}`, async ({ arrive }) => {
      const options = { viewport: { width, height }, hasTouch: touch, isMobile: touch, locale };
      const ada = await arrive('Ada', options);
      const { page } = ada;
      await expect(page.getByRole('article')).toHaveCount(games.length);
      await obeys(ada, `first visit at ${at}`, 1);

      // Two tables that wait for Ada, one of them with a variant, and one that gathers.
      await ada.playNow('7 Wonders');
      await ada.goHome();
      await page.getByTestId('make').click();
      const deed = page.locator('form .primary');
      await expect(deed).toBeInViewport({ ratio: 1 });
      const radio = (name: RegExp) => page.getByRole('radio', { name }).first();
      for (const name of [/^7 Wonders$/, /^(Night for all|Nuit pour tous)$/, /^3$/])
        await radio(name).check();
      await obeys(ada, `make at ${at}`, 1);
      await expect(deed).toBeInViewport({ ratio: 1 });
      await deed.click();
      await page.getByTestId('fill').click();
      await page.getByRole('button', { name: /^(I am ready|Je suis prêt)$/ }).click();
      await page.getByRole('button', { name: /^(Start the game|Commencer la partie)$/ }).click();
      await ada.seesTheGame();
      await expect(page.getByTestId('variant')).toBeVisible();

      await ada.goHome();
      await page.getByTestId('make').click();
      for (const name of [
        /^Seven Dragons$/,
        /^(Basic dragons|Dragons simples)$/,
        /^(Everybody on|Tout le monde sur)/,
      ])
        await radio(name).check();
      await obeys(ada, `make dragons at ${at}`, 1);
      await deed.click();
      await expect(page.getByTestId('lobby-hint')).toBeVisible();
      await obeys(ada, `lobby at ${at}`, 1);
      const code = page.url().split('/').pop()!;

      // A guest, who then looks on.
      const ben = await arrive('Ben', options);
      await ben.page.goto(`/t/${code}`);
      await expect(ben.page.getByTestId('consent')).toBeVisible();
      await obeys(ben, `a guest at ${at}`, 1);
      await ben.goHome();
      await expect(ben.page.getByTestId('open-tables')).toBeVisible();
      await obeys(ben, `open tables at ${at}`);

      await ada.goHome();
      const running = page.getByTestId('running').getByRole('link');
      await expect(running).toHaveCount(3);
      await expect(page.getByTestId('bell')).toBeVisible();
      await obeys(ada, `running tables at ${at}`, 2);
      expect((await running.first().boundingBox())!.y, 'the first running table').toBeLessThan(160);
      const plays = page.getByRole('article').getByRole('button');
      const names = await plays.evaluateAll((all) => all.map((it) => it.ariaLabel));
      expect(new Set(names).size, 'no two deeds have one name').toBe(games.length);
      if (width === 1280)
        for (const play of await plays.all()) {
          const box = (await play.boundingBox())!;
          expect(
            box.y + box.height,
            `${await play.getAttribute('aria-label')} is on the first screen`,
          ).toBeLessThan(800);
        }
    });
  }
}

test.describe('with games that have neither a picture nor a board of their own', () => {
  test.use({ toys: true });

  // What is French around them is the house, which has been measured above.
  for (const { width, height, touch } of windows)
    for (const locale of width === 390 ? ['en-GB', 'fr-FR'] : ['en-GB']) {
      const at = `${width} x ${height}, ${locale}`;

      test(`pages obey their laws at ${at}`, async ({ arrive }) => {
        const options = { viewport: { width, height }, hasTouch: touch, isMobile: touch, locale };
        const ada = await arrive('Ada', options);
        const { page } = ada;
        await expect(page.getByRole('article')).toHaveCount(games.length + toys.length);
        await obeys(ada, `first visit at ${at}`, 1);
        await ada.shot(`plain-start-${width}-${locale}`);
        await page.getByTestId('make').click();
        const radio = (name: RegExp) => page.getByRole('radio', { name }).first();
        await radio(/^Goof$/).check();
        await radio(/^4$/).check();
        await obeys(ada, `make at ${at}`, 1);
        await ada.shot(`plain-make-${width}-${locale}`);
        await page.locator('form .primary').click();
        await expect(page.getByTestId('lobby-hint')).toBeVisible();
        await obeys(ada, `lobby at ${at}`, 1);
        await ada.shot(`plain-lobby-${width}-${locale}`);
        for (const game of toys) {
          await ada.goHome();
          await ada.playNow(game, 5);
          await expect(page.locator('.prompt.you')).toBeVisible();
          await obeys(ada, `${game} at ${at}`);
          await ada.shot(`plain-${game}-${width}-${locale}`);
        }
        await ada.goHome();
        await expect(page.getByTestId('running').getByRole('link')).toHaveCount(3);
        await obeys(ada, `running tables at ${at}`);
      });
    }
});
