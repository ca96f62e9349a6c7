// The tables of 7 Kingdoms and of Seven Dragons in every window: rules for phones, touch, large text and
// contrast themes. Positions come from the fixtures, and submitted intents change nothing.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import kingdoms from '../../../web/src/generated/seven-kingdoms.fixtures.json' with { type: 'json' };
import dragons from '../../../web/src/generated/seven-dragons.fixtures.json' with { type: 'json' };
import { expect, test } from '../harness/fixtures';
import { printed } from '../harness/forced';
import { windows } from '../harness/laws';
import { enlarge, largeWrongs } from '../harness/laws-large';
import { tableWrongs } from '../harness/laws-table';

const over = (fixtures: object) =>
  Object.entries(fixtures).flatMap(
    ([name, { update }]: [string, { update?: { outcome?: object | null } }]) =>
      update?.outcome ? [name] : [],
  );
const games = {
  'seven-kingdoms': Object.keys(kingdoms.fixtures),
  'seven-dragons': Object.keys(dragons.fixtures),
};
type Game = keyof typeof games;
/** Positions of finished matches. */
const finished: Record<Game, string[]> = {
  'seven-kingdoms': over(kingdoms.fixtures),
  'seven-dragons': over(dragons.fixtures),
};
/** The positions of the gate. The long suite has all. */
const most: Record<Game, string[]> = {
  'seven-kingdoms': ['general', 'handFull'],
  'seven-dragons': ['late'],
};
const long = process.env.SEPTET_LONG === '1';
// French has the longest texts of both games, Dutch the longest words.
const locales = ['fr-FR', 'nl-NL', 'en-GB'];

async function open(
  browser: Browser,
  client: string,
  game: Game,
  fixture: string,
  options: BrowserContextOptions,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(`${client}t/${game}.${fixture}`);
  // The note on missed moves covers the seats until the player closes it.
  await page.addStyleTag({ content: '[data-testid="missed"] { display: none !important }' });
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.getByTestId('table')).toBeVisible();
  return page;
}

/** Closes the score sheet, which opens by itself in a finished match. */
async function closeScore(page: Page, game: Game, fixture: string) {
  if (!finished[game].includes(fixture)) return;
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/**
 * Selects the n-th card of the hand, or else the n-th offered item. Returns `false` if there is none. It
 * clicks without a pointer, so the item may be covered.
 */
const choose = (page: Page, n: number) =>
  page.evaluate((n) => {
    const inHand = document.querySelectorAll<HTMLElement>('[data-testid="hand"] [aria-pressed]');
    const offered =
      inHand.length > 0 ? inHand : document.querySelectorAll<HTMLElement>('[data-item][aria-pressed]');
    offered[n]?.click();
    return n < offered.length;
  }, n);

for (const touch of [true, false]) {
  const sizes = windows.filter((it) => it.touch === touch);
  const { width, height } = sizes[0]!;
  const options = { viewport: { width, height }, hasTouch: touch, isMobile: touch };

  for (const game of Object.keys(games) as Game[])
    for (const [n, locale] of locales.entries()) {
      const inLong = ['@desktop-only', '@long'];
      const tag = n === 0 && touch ? ['@desktop-only'] : inLong;
      const how = touch ? 'touched' : 'pointed at';

      test(
        `the table of ${game} obeys its laws where it is ${how}, ${locale}`,
        { tag },
        async ({ browser, client }) => {
          for (const fixture of long ? games[game] : most[game]) {
            const page = await open(browser, client, game, fixture, { ...options, locale });
            await closeScore(page, game, fixture);
            for (const size of sizes) {
              await page.setViewportSize(size);
              const at = `${fixture} at ${size.width} x ${size.height}`;
              await expect.soft.poll(() => tableWrongs(page), { message: at, timeout: 3_000 }).toEqual([]);
              for (let n = 0; await choose(page, n); n += 1)
                await expect.soft
                  .poll(() => tableWrongs(page), {
                    message: `${at}, with the ${n + 1}. chosen`,
                    timeout: 3_000,
                  })
                  .toEqual([]);
              await page.keyboard.press('Escape');
              await page.keyboard.press('Escape');
            }
            await page.context().close();
          }
        },
      );

      test(
        `text at 200 % loses nothing of ${game} where it is ${how}, ${locale}`,
        { tag: inLong },
        async ({ browser, client }) => {
          for (const fixture of long ? games[game] : most[game]) {
            const page = await open(browser, client, game, fixture, { ...options, locale });
            await closeScore(page, game, fixture);
            await enlarge(page, true);
            for (const size of sizes) {
              await page.setViewportSize(size);
              const at = `${fixture} at ${size.width} x ${size.height}`;
              await expect.soft.poll(() => largeWrongs(page), { message: at, timeout: 3_000 }).toEqual([]);
            }
            await page.context().close();
          }
        },
      );
    }
}

for (const game of Object.keys(games) as Game[])
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `a contrast theme leaves the cards of ${game} what they mean, ${colorScheme}`,
      { tag: ['@desktop-only', '@long'] },
      async ({ browser, client }) => {
        for (const fixture of long ? games[game] : most[game]) {
          const page = await open(browser, client, game, fixture, {
            viewport: { width: 1280, height: 800 },
            colorScheme,
          });
          const usual = await printed(page);
          await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
          const forced = await printed(page);
          expect.soft(usual.cards.length, `cards of ${fixture}`).toBeGreaterThan(0);
          expect.soft(forced.cards, `colours of ${fixture}`).toEqual(usual.cards);
          expect.soft(forced.edgeless, `edges of ${fixture}`).toEqual([]);
          expect.soft(forced.offered, `what can be chosen of ${fixture}`).toEqual(usual.offered);
          await page.context().close();
        }
      },
    );
