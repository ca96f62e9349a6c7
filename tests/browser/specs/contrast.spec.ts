// The prompt and the buttons of every table can be read, whatever is painted behind them. And a contrast theme
// leaves cards what they mean. Positions come from the fixtures of all games and boxes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures';
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
    for (let n = 0; n < 2; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
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
  test(
    `the prompt and the buttons of ${game} can be read`,
    { tag: '@desktop-only' },
    async ({ browser, fixtures }) => {
      const page = await open(browser, fixtures, game);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        for (const size of sizes) {
          await page.setViewportSize(size);
          for (const fixture of chosen(game)) {
            const at = `${fixture}, ${colorScheme}, ${size.width} x ${size.height}`;
            await come(page, fixture);
            expect.soft(await unreadableOn(page, texts), at).toEqual([]);
            if (await choose(page))
              expect.soft(await unreadableOn(page, texts), `${at}, one chosen`).toEqual([]);
          }
        }
      }
      await page.close();
    },
  );
