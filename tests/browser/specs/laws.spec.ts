// Rules for the start page, the table form and the lobby. They apply in every window, scheme and language.
import { expect, test } from '../harness/test';
import { unfold } from '../harness/wonders';
import { games, toys } from '../harness/games';
import { measured, windows } from '../harness/laws';
import type { Player } from '../harness/player';

/** The windows by input kind. A page keeps its input kind, touch or pointer, while its window changes. */
const kinds = [false, true].map((touch) => ({
  pointed: touch ? 'touched' : 'pointed at',
  touch,
  sizes: windows.filter((it) => it.touch === touch),
  // The window for all clicks: the smallest one with touch, the usual one with a pointer.
  home: touch ? windows.at(-1)! : windows[0]!,
}));

interface Wanted {
  /** The number of primary buttons, which are golden. */
  gold?: number;
  /** An additional check in a window of this width. */
  also?(width: number): Promise<void>;
}

/** Checks the page in all windows of its kind, and restores its own window. */
async function obeys({ page }: Player, what: string, sizes: typeof windows, wanted: Wanted = {}) {
  const { gold, also } = wanted;
  const home = page.viewportSize()!;
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    const at = `${what} at ${width} x ${height}`;
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const found = await measured(page);
      expect.soft(found.over, `${at}, ${scheme}: wider than the window`).toBeLessThanOrEqual(0);
      expect.soft(found.h1, `${at}: h1`).toBe(1);
      for (const law of ['nameless', 'faint', 'small', 'zooms', 'astray'] as const)
        expect.soft(found[law], `${at}, ${scheme}: ${law}`).toEqual([]);
      if (gold !== undefined) expect.soft(found.gold.length, `${at}: gold ${found.gold}`).toBe(gold);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await also?.(width);
  }
  await page.setViewportSize(home);
}

for (const { pointed, touch, sizes, home } of kinds) {
  const { width, height } = home;
  const options = { viewport: { width, height }, hasTouch: touch, isMobile: touch };

  for (const locale of ['en-GB', 'fr-FR', 'nl-NL'])
    test(
      `pages obey their laws in windows that are ${pointed}, ${locale}`,
      { tag: locale === (touch ? 'fr-FR' : 'en-GB') ? '@desktop-only' : ['@desktop-only', '@long'] },
      async ({ arrive }) => {
        const ada = await arrive('Ada', { ...options, locale });
        const { page } = ada;
        await expect(page.getByRole('article')).toHaveCount(games.length);
        await obeys(ada, 'first visit', sizes, { gold: 1 });

        // Two running matches of Ada, one of them with a variant, and a table before its start.
        await ada.playNow('7 Wonders');
        await ada.goHome();
        await page.getByTestId('make').click();
        const deed = page.locator('form .primary');
        const inView = () => expect(deed).toBeInViewport({ ratio: 1 });
        const radio = (name: RegExp) => page.getByRole('radio', { name }).first();
        await inView();
        await radio(/^7 Wonders$/).check();
        await obeys(ada, 'make, folded', sizes, { gold: 1, also: inView });
        await unfold(page.locator('form'));
        for (const name of [/^(Night for all|Nuit pour tous|Nacht voor allen)$/, /^3$/])
          await radio(name).check();
        await obeys(ada, 'make', sizes, { gold: 1, also: inView });
        await deed.click();
        await page.getByTestId('fill').click();
        await page.getByRole('button', { name: /^(I am ready|Je suis prêt|Ik ben klaar)$/ }).click();
        await page
          .getByRole('button', { name: /^(Start the game|Commencer la partie|Het spel beginnen)$/ })
          .click();
        await ada.seesTheGame();
        // On the smallest phone the bar has no room for the variant, so the menu shows it.
        const inBar = page.getByTestId('variant');
        if (width >= 360) await expect(inBar).toBeVisible();
        else {
          await expect(inBar).toBeHidden();
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
          await expect(page.getByRole('dialog').getByTestId('variant')).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }

        await ada.goHome();
        await page.getByTestId('make').click();
        for (const name of [
          /^Seven Dragons$/,
          /^(Basic dragons|Dragons de base|Basis Draken)$/,
          /^(Everyone on|Tout le monde sur|Iedereen op)/,
        ])
          await radio(name).check();
        await obeys(ada, 'make dragons', sizes, { gold: 1 });
        await deed.click();
        await expect(page.getByTestId('lobby-hint')).toBeVisible();
        await obeys(ada, 'lobby', sizes, { gold: 1 });
        const code = page.url().split('/').pop()!;

        // A guest, who then watches.
        const ben = await arrive('Ben', { ...options, locale });
        await ben.page.goto(`/t/${code}`);
        await expect(ben.page.getByTestId('consent')).toBeVisible();
        await obeys(ben, 'a guest', sizes, { gold: 1 });
        await ben.goHome();
        await expect(ben.page.getByTestId('open-tables')).toBeVisible();
        await obeys(ben, 'open tables', sizes);

        await ada.goHome();
        const running = page.getByTestId('running').getByRole('link');
        await expect(running).toHaveCount(3);
        await expect(page.getByTestId('bell')).toBeVisible();
        const plays = page.getByRole('article').locator('button.play');
        const also = async (width: number) => {
          expect((await running.first().boundingBox())!.y, 'the first running table').toBeLessThan(160);
          if (width !== 1280) return;
          for (const play of await plays.all()) {
            const box = (await play.boundingBox())!;
            const name = await play.getAttribute('aria-label');
            expect(box.y + box.height, `${name} is on the first screen`).toBeLessThan(800);
          }
        };
        await obeys(ada, 'running tables', sizes, { gold: 2, also });
        const names = await plays.evaluateAll((all) => all.map((it) => it.ariaLabel));
        expect(new Set(names).size, 'no two deeds have one name').toBe(games.length);

        // A host without a seat has the longest button.
        const standing = await page.evaluate(async () => {
          const body = JSON.stringify({ game: 'seven-kingdoms', seats: 4 });
          const headers = { 'content-type': 'application/json' };
          const made = await fetch('/api/tables', { method: 'POST', headers, body });
          return ((await made.json()) as { code: string }).code;
        });
        await page.goto(`/t/${standing}`);
        await expect(page.getByTestId('lobby-hint')).toBeVisible();
        await obeys(ada, 'lobby without a seat', sizes);
      },
    );

  test.describe('with games that have neither a picture nor a board of their own', () => {
    test.use({ toys: true });

    // The tests above measure the other French texts of these pages, so one window is enough.
    for (const locale of touch ? ['en-GB', 'fr-FR'] : ['en-GB']) {
      const these = locale === 'en-GB' ? sizes : windows.filter((it) => it.width === 390);

      test(
        `pages obey their laws in windows that are ${pointed}, ${locale}`,
        { tag: ['@desktop-only', '@long'] },
        async ({ arrive }) => {
          const ada = await arrive('Ada', { ...options, locale });
          const { page } = ada;
          const shown = (what: string, gold?: number) =>
            obeys(ada, what, these, { gold, also: (width) => ada.shot(`plain-${what}-${width}-${locale}`) });
          await expect(page.getByRole('article')).toHaveCount(games.length + toys.length);
          await shown('start', 1);
          await page.getByTestId('make').click();
          const radio = (name: RegExp) => page.getByRole('radio', { name }).first();
          await radio(/^Goof$/).check();
          await radio(/^4$/).check();
          await shown('make', 1);
          await page.locator('form .primary').click();
          await expect(page.getByTestId('lobby-hint')).toBeVisible();
          await shown('lobby', 1);
          for (const game of toys) {
            await ada.goHome();
            await ada.playNow(game, 5);
            await expect(page.locator('.prompt.you')).toBeVisible();
            await shown(game);
          }
          await ada.goHome();
          await expect(page.getByTestId('running').getByRole('link')).toHaveCount(3);
          await obeys(ada, 'running tables', these);
        },
      );
    }
  });
}
