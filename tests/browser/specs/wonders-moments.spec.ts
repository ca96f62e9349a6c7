// Results of an age in 7 Wonders: a note beside the prompt, tiles that turn over, and the cards under the
// stages.
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures';

// The tests set their own windows.
const onDesktop = { tag: '@desktop-only' };
const inLong = { tag: ['@desktop-only', '@long'] };

/** Shows the conflicts of age II together with the decision number `decision`. */
const fought = (page: Page, n: number, decision = 1) =>
  page.evaluate(
    ([n, decision]) => {
      const { fixtures, show } = window as unknown as {
        fixtures: Record<string, { view: { conflicts: unknown[] }; decision: object }>;
        show(update: unknown, steps: unknown[]): void;
      };
      const full = fixtures.full!;
      const seen = { event: 'conflicts', age: 2, results: full.view.conflicts[1] };
      const update = { ...full, decision: { ...full.decision, number: decision } };
      show(update, [{ n, seat: null, by: 'rules', at: 0, events: [{ n: 0, seen }] }]);
    },
    [n, decision] as const,
  );
/** Shows another decision. */
const asked = (page: Page, decision: number) =>
  page.evaluate((decision) => {
    const { fixtures, show } = window as unknown as {
      fixtures: Record<string, { decision: object }>;
      show(update: unknown, steps: unknown[]): void;
    };
    const full = fixtures.full!;
    show({ ...full, decision: { ...full.decision, number: decision } }, []);
  }, decision);

test(
  'the end of an age lies beside what is asked, and goes by itself',
  onDesktop,
  async ({ page, fixtures }) => {
    await page.goto(`${fixtures}?game=seven-wonders&fixture=full`);
    await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });
    const moment = page.getByTestId('moment');
    const card = page.getByTestId('hand').locator('[data-hand]').first();

    // The note neither takes the focus nor covers a card, so the player can decide at once.
    await card.focus();
    await fought(page, 1);
    await expect(moment).toBeVisible();
    await expect(card).toBeFocused();
    const over = await page.evaluate(() => {
      const at = document.querySelector('[data-testid="moment"]')!.getBoundingClientRect();
      const dock = document.querySelector('section.dock')!.getBoundingClientRect();
      return Math.round(at.bottom - dock.top);
    });
    expect(over, 'it ends above the dock').toBeLessThanOrEqual(0);
    await card.click();
    await expect(moment, 'whoever chooses is through with it').toHaveCount(0);
    await expect(card).toHaveAttribute('aria-pressed', 'true');

    // It never appears while a player is choosing.
    await fought(page, 2);
    await page.waitForTimeout(600);
    await expect(moment).toHaveCount(0);
    await page.keyboard.press('Escape');

    for (const [n, close] of [
      [3, () => page.keyboard.press('Escape')],
      [4, () => moment.getByRole('heading').first().click()],
      [5, () => moment.locator('[data-moment]').click()],
      [6, () => asked(page, 2)],
    ] as const) {
      await fought(page, n);
      await expect(moment).toBeVisible();
      await close();
      await expect(moment, `closed in way ${n}`).toHaveCount(0);
    }

    // The player turns the note off, and it does not appear again.
    await fought(page, 7);
    await moment.getByRole('button').first().click();
    await expect(moment).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId('seven-wonders')).toBeVisible();
    await fought(page, 8);
    await page.waitForTimeout(600);
    await expect(moment).toHaveCount(0);
  },
);

test('the end of an age waits for the cards in the air', inLong, async ({ browser, fixtures }) => {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'no-preference',
  });
  await page.goto(`${fixtures}?game=seven-wonders&fixture=full`);
  await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });
  // Records the order of the animations and of the note, as the page shows them.
  await page.evaluate(() => {
    const log: string[] = [];
    Object.assign(window, { log });
    new MutationObserver(() => {
      const flies = document.querySelector('[data-flies]') !== null;
      const shown = document.querySelector('[data-testid="moment"]') !== null;
      log.push(`${flies ? 'flies' : ''}${shown ? 'shown' : ''}`);
    }).observe(document.body, { childList: true, subtree: true });
    const { fixtures, show } = window as unknown as {
      fixtures: Record<
        string,
        { view: { conflicts: unknown[]; age: number; plays: { plays: unknown[] }[] } }
      >;
      show(update: unknown, steps: unknown[]): void;
    };
    const { view } = fixtures.full!;
    const turn = { event: 'turn', age: 2, turn: 6, plays: view.plays.at(-1)!.plays };
    const conflicts = { event: 'conflicts', age: 2, results: view.conflicts[1] };
    const events = [turn, conflicts].map((seen, n) => ({ n, seen }));
    show(fixtures.full, [{ n: 1, seat: null, by: 'rules', at: 0, events }]);
  });
  await expect(page.getByTestId('moment')).toBeVisible();
  const log = await page.evaluate(() => (window as unknown as { log: string[] }).log);
  expect(log, 'cards flew').toContain('flies');
  expect(log, 'never over them').not.toContain('fliesshown');
  await page.close();
});

test(
  'a tile turns over on the place that it covers, and nothing else moves',
  onDesktop,
  async ({ page, fixtures }) => {
    await page.goto(`${fixtures}?game=seven-wonders&fixture=full`);
    await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });
    const tiles = () =>
      page
        .locator('[data-testid="laws"] [data-tile]')
        .evaluateAll((all) =>
          all.map((it) => [
            Number((it as HTMLElement).dataset.tile),
            Math.round(it.getBoundingClientRect().left),
          ]),
        );
    const before = await tiles();
    expect(before.length).toBe(4);
    await page.evaluate(() => {
      const { fixtures, show } = window as unknown as {
        fixtures: Record<string, { view: { tower: { placed: object[] } } }>;
        show(update: unknown, steps: unknown[]): void;
      };
      const update = structuredClone(fixtures.full!);
      const placed = [{ tile: 17, seat: 3 }];
      update.view.tower.placed.push(...placed);
      const seen = { event: 'tiles_placed', placed };
      show(update, [{ n: 1, seat: null, by: 'rules', at: 0, events: [{ n: 0, seen }] }]);
    });
    await expect(page.locator('[data-tile="17"].new')).toBeVisible();
    const after = await tiles();
    expect(after.map(([, left]) => left)).toEqual(before.map(([, left]) => left));
    expect(after.filter(([tile], n) => tile !== before[n]![0])).toEqual([[17, expect.any(Number)]]);
    await expect(page.getByTestId('moment'), 'no sheet').toHaveCount(0);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  },
);

test('in the end all see what lies under the stages', onDesktop, async ({ page, fixtures }) => {
  await page.goto(`${fixtures}?game=seven-wonders&fixture=over`);
  await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });
  // A view as the server sends it at the end.
  const city = await page.evaluate(() => {
    const { fixtures, show } = window as unknown as {
      fixtures: Record<string, { view: { cities: { stages: { card: string | null }[] }[] } }>;
      show(update: unknown, steps: unknown[]): void;
    };
    const update = structuredClone(fixtures.over!);
    const seat = update.view.cities.findIndex(({ stages }, n) => n !== 1 && stages.length > 0);
    update.view.cities[seat]!.stages[0]!.card = 'altar';
    show(update, []);
    return seat;
  });
  await expect(page.locator('[data-under="altar"]')).toHaveCount(1);
  await page.getByTestId(`city-${city}`).getByRole('button').first().click();
  await expect(page.getByTestId('city-buried')).toContainText('Altar');
});

test('conflicts that come while a sheet closes are shown', inLong, async ({ page, fixtures }) => {
  await page.goto(`${fixtures}?game=seven-wonders&fixture=full`);
  await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });
  await page.getByTestId('compare').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  // A dialog closes at once, and sends its event a little later.
  await page.evaluate(() => {
    const { fixtures, show } = window as unknown as {
      fixtures: Record<string, { view: { conflicts: unknown[] } }>;
      show(update: unknown, steps: unknown[]): void;
    };
    document.querySelector<HTMLDialogElement>('dialog[open]')!.close();
    const seen = { event: 'conflicts', age: 2, results: fixtures.full!.view.conflicts[1] };
    show(fixtures.full, [{ n: 1, seat: null, by: 'rules', at: 0, events: [{ n: 0, seen }] }]);
  });
  await expect(page.getByTestId('moment')).toBeVisible();
  // By now the closed dialog has sent its event.
  await page.evaluate(async () => {
    for (let n = 0; n < 2; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((task) => setTimeout(task));
  });
  await expect(page.getByTestId('moment')).toBeVisible();
});
