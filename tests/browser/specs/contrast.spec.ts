// The contrast of the prompt and the buttons of every table, measured on the painted pixels. A contrast theme
// keeps the colours, edges and pictures of cards. Positions come from the fixtures of all games and boxes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures';
import { printed } from '../harness/forced';
import { games } from '../harness/games';
import { unreadableOn } from '../harness/readable';

const long = process.env.SEPTET_LONG === '1';
const generated = join(import.meta.dirname, '../../../web/src/generated');
const fixturesOf = (game: string) =>
  Object.keys(
    (JSON.parse(readFileSync(join(generated, `${game}.fixtures.json`), 'utf8')) as { fixtures: object })
      .fixtures,
  );
/** The positions of the gate: every game has these, and some boxes have a prompt in a place of its own. */
const most = ['firstDecision', 'waitingForOthers', 'askCard', 'babelPack', 'boardsPick', 'speak'];
const chosen = (game: string) => fixturesOf(game).filter((name) => long || most.includes(name));

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const schemes = ['light', 'dark'] as const;

/** Opens one page, which shows one position after the other. */
async function open(browser: Browser, fixtures: string, game: string) {
  const page = await browser.newPage({ viewport: sizes[0]!, reducedMotion: 'reduce' });
  await page.goto(`${fixtures}?game=${game}&fixture=${chosen(game)[0]}&language=fr`);
  await expect(page.getByTestId('prompt').first()).toBeVisible();
  return page;
}

const come = (page: Page, fixture: string) =>
  page.evaluate(async (fixture) => {
    (window as unknown as { come(name: string, base: boolean): void }).come(fixture, false);
    // Parts of boxes come after the first frames.
    for (let n = 0; n < 8; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, fixture);

/** Selects the first card or item. Returns `false` if none is offered. */
const choose = (page: Page) =>
  page.evaluate(async () => {
    const it = document.querySelector<HTMLElement>('[data-item][aria-pressed="false"]');
    it?.click();
    for (let n = 0; n < 2; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return it !== null;
  });

const texts = '[data-testid="prompt"], [data-testid="table"] button:not([data-item])';

for (const game of games)
  for (const colorScheme of schemes)
    for (const size of sizes) {
      const at = `${colorScheme}, ${size.width} x ${size.height}`;
      // The gate has each scheme and each window once.
      const inGate = (colorScheme === 'light') === size.width > 1000;
      test(
        `the prompt and the buttons of ${game} can be read, ${at}`,
        { tag: inGate ? '@desktop-only' : ['@desktop-only', '@long'] },
        async ({ browser, fixtures }) => {
          const page = await open(browser, fixtures, game);
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          for (const fixture of chosen(game)) {
            await come(page, fixture);
            expect.soft(await unreadableOn(page, texts), fixture).toEqual([]);
            if (await choose(page))
              expect.soft(await unreadableOn(page, texts), `${fixture}, one chosen`).toEqual([]);
          }
          await page.close();
        },
      );
    }

/** The printed cards of the games that table-laws.spec.ts does not open. */
const cards = {
  'seven-sages': '.card > .face',
  'seven-wonders': ':is(.card > .face, .chip)',
};
for (const [game, selector] of Object.entries(cards))
  test(
    `a contrast theme keeps colours, edges and pictures of the cards of ${game}`,
    { tag: ['@desktop-only', '@long'] },
    async ({ browser, fixtures }) => {
      const page = await open(browser, fixtures, game);
      for (const colorScheme of schemes)
        for (const fixture of chosen(game)) {
          await page.emulateMedia({ forcedColors: 'none', colorScheme, reducedMotion: 'reduce' });
          await come(page, fixture);
          const usual = await printed(page, selector);
          await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
          const forced = await printed(page, selector);
          const at = `${fixture}, ${colorScheme}`;
          expect.soft(forced.cards, `colours of ${at}`).toEqual(usual.cards);
          expect.soft(forced.edgeless, `edges of ${at}`).toEqual([]);
          expect.soft(forced.offered, `offers of ${at}`).toEqual(expect.arrayContaining(usual.offered));
          const blank = await hiddenPictures(page, selector);
          expect.soft(blank, `pictures of ${at}`).toEqual([]);
        }
      await page.close();
    },
  );

/** Returns the pictures of cards that are not displayed. */
const hiddenPictures = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)]
        .filter((it) => it.closest<HTMLElement>('.face, .chip')!.checkVisibility() && !it.checkVisibility())
        .map((it) => it.closest<HTMLElement>('[data-card], [data-hand]')?.innerText ?? it.src.slice(-40)),
    selector,
  );
