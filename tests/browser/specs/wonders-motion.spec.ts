// Animations over the table of 7 Wonders, and the celebration of its end: nothing waits for either.
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures';

const onDesktop = { tag: '@desktop-only' };
const inLong = { tag: ['@desktop-only', '@long'] };
const moving = { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' } as const;

async function opened(page: Page, fixtures: string) {
  await page.goto(`${fixtures}?game=seven-wonders&fixture=full`);
  await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });
}

/**
 * Shows a turn of eight: each city builds a card and pays three coins; the reader plays the first of the hand.
 * Returns that card, and the number of things in the air.
 */
const turn = (page: Page, n: number, waits = true) =>
  page.evaluate(
    async ([n, waits]) => {
      interface Full {
        view: {
          age: number;
          you: { seat: number; hand: string[] };
          cities: { cards: string[]; coins: number }[];
        };
      }
      const { fixtures, show } = window as unknown as {
        fixtures: { full: Full };
        show(update: unknown, steps: unknown[]): void;
      };
      const update = structuredClone(fixtures.full);
      const { you, cities, age } = update.view;
      const how = { as: 'build', pay: { left: 2, right: 1 } };
      const plays = cities.map(({ cards }, city) => ({ city, card: cards.at(-1)!, how, income: 0 }));
      const card = you.hand[0]!;
      plays[you.seat]!.card = card;
      cities[you.seat]!.cards.push(card);
      you.hand = you.hand.slice(1);
      for (const city of cities) city.coins += 1;
      const seen = { event: 'turn', age, turn: 1, plays };
      performance.mark('shown');
      show(update, [{ n, seat: null, by: 'rules', at: 0, events: [{ n: 0, seen }] }]);
      while (waits && !document.querySelector('[data-flies]')) await new Promise((task) => setTimeout(task));
      performance.mark('flies');
      return { card, flying: document.querySelectorAll('[data-flies]').length };
    },
    [n, waits] as const,
  );

test('cards and coins fly, and a press lands all of them', onDesktop, async ({ browser, fixtures }) => {
  const page = await browser.newPage(moving);
  await opened(page, fixtures);
  const { card, flying } = await turn(page, 1);
  // Eight cards, and three coins of each city.
  expect(flying).toBe(32);
  // The card is in the city from the first moment, and each city shows what it gained.
  await expect(page.locator(`[data-testid^="city-"] [data-card$="-${card}"]`).first()).toBeVisible();
  await expect(page.locator('[data-change="coins"]')).toHaveCount(8);
  const hand = page.getByTestId('hand').locator('[data-hand]').first();
  await hand.click();
  await expect(hand).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-flies]')).toHaveCount(0);
  await expect(page.locator('[data-change]')).toHaveCount(0, { timeout: 5_000 });
  await page.close();
});

test('without movement the changes stand beside the numbers', onDesktop, async ({ page, fixtures }) => {
  await opened(page, fixtures);
  await turn(page, 1, false);
  await expect(page.locator('[data-change="coins"]')).toHaveCount(8);
  await expect(page.locator('[data-flies]')).toHaveCount(0);
});

test('a finished match is celebrated, and a press ends that', onDesktop, async ({ browser, client }) => {
  for (const viewport of [moving.viewport, { width: 390, height: 844 }]) {
    const page = await browser.newPage({ ...moving, viewport });
    await page.goto(`${client}t/seven-wonders.ended`);
    const counted = page.getByTestId('counted');
    await expect(counted).toBeVisible({ timeout: 60_000 });
    // The next actions stand from the first frame.
    await expect(page.getByTestId('see-again')).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('own-place')).toHaveText('You: place 4');
    await page.keyboard.press('Shift');
    await expect(counted).toHaveText('54');
    const running = await page.evaluate(
      () =>
        document
          .getAnimations()
          // Those of a style sheet, such as the opening of the dialog, are no part of the celebration.
          .filter((it) => it.constructor === Animation)
          .filter((it) => it.effect instanceof KeyframeEffect && it.effect.target?.closest('dialog')).length,
    );
    expect(running, 'animations of the sheet').toBe(0);
    await page.close();
  }
});

test('with eight seats and a slow processor, frames keep coming', inLong, async ({ browser, fixtures }) => {
  const page = await browser.newPage(moving);
  await opened(page, fixtures);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  interface Traced {
    name: string;
    pid: number;
    tid: number;
    ts: number;
    tdur?: number;
    args: { name?: string };
  }
  const traced: Traced[] = [];
  client.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])));
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
  includedCategories.push('disabled-by-default-devtools.timeline.frame');
  await client.send('Tracing.start', { traceConfig: { includedCategories } });
  await turn(page, 1);
  await page.evaluate(async () => {
    while (document.querySelector('[data-flies]')) await new Promise((task) => setTimeout(task, 10));
    performance.mark('landed');
  });
  await client.send('Tracing.end');
  await complete;
  const at = (mark: string) => traced.find(({ name }) => name === mark)!.ts;
  const [from, to] = [at('flies'), at('landed')];
  const inAir = traced.filter(({ ts }) => ts >= from && ts <= to);
  const threads = new Map(
    traced.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' ? [[`${pid} ${tid}`, args.name]] : [],
    ),
  );
  // The time of the processor, not of the clock: other work on the machine must not fail this test.
  const longest = Math.max(
    ...inAir.flatMap(({ name, pid, tid, tdur = 0 }) =>
      name === 'RunTask' && /^(Viz)?Compositor/.test(threads.get(`${pid} ${tid}`) ?? '') ? [tdur / 1000] : [],
    ),
  );
  // The flights start with the first layers that were committed after the mark, and end with the last frame.
  const timesOf = (what: string) =>
    inAir.flatMap(({ name, ts }) => (name === what ? [ts] : [])).sort((a, b) => a - b);
  const committed = Math.min(...timesOf('Commit'));
  const started = timesOf('ActivateLayerTree').find((ts) => ts > committed) ?? to;
  const drawn = timesOf('DrawFrame').filter((ts) => ts > started);
  const rate = ((drawn.length - 1) * 1e6) / (drawn.at(-1)! - drawn[0]!);
  console.log(`${rate.toFixed(1)} frames a second; the longest work on one frame took ${longest} ms`);
  expect(longest, 'a frame takes less than 20 ms').toBeLessThan(20);
  await page.close();
});
