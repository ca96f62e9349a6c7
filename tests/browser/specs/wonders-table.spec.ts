// The table of 7 Wonders with eight full cities: rules for every window and every selection.
import type { Page } from '@playwright/test';
import facts from '../../../web/src/generated/seven-wonders.facts.json' with { type: 'json' };
import { breaksIn } from '../harness/breaks';
import { expect, test } from '../harness/fixtures';

// The tests set their own windows.
const onDesktop = { tag: '@desktop-only' };

// Each window has one language in the gate. The long suite has all of them. French has the longest texts of 7
// Wonders (50,455 characters; English 48,100, Dutch 46,656). Dutch has the longest words, for which the
// narrowest window has least room (14 of 13 letters or more; French 4, English 1).
const windows = [
  { width: 1280, height: 800, touch: false, gate: 'en' },
  { width: 1920, height: 1080, touch: false, gate: null },
  { width: 768, height: 1024, touch: true, gate: 'fr' },
  { width: 844, height: 390, touch: true, gate: 'en' },
  { width: 390, height: 844, touch: true, gate: 'nl' },
];

/** Fixtures of the wonders from outside the expansions: turns, and their questions. */
const boards = {
  turns: [
    'boardsMany',
    'boardsWall',
    'boardsTomb',
    'boardsTombs',
    'boardsStone',
    'boardsMarker',
    'boardsCopies',
    'boardsCopiesBuilt',
    'boardsSeven',
    'boardsExchange',
    'boardsTile',
    'boardsTiles',
    'boardsWallLeader',
  ],
  questions: [
    'boardsEntomb',
    'boardsEntombMany',
    'boardsEngage',
    'boardsLay',
    'boardsLayOthers',
    'boardsLayOwn',
  ],
};

const chosen = ['', 'fortifications', 'university', 'palace', 'philosophers-guild', 'siege-workshop'];

/** Returns the faults of the table, in words. */
const wrongs = (page: Page, dense: boolean): Promise<string[]> =>
  page.evaluate((dense) => {
    const found = new Set<string>();
    const box = (it: Element) => it.getBoundingClientRect();
    const seen = (it: Element) => {
      const { width, height } = box(it);
      return width > 1 && height > 1 && it.checkVisibility() && !it.closest('.visually-hidden');
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
    const small = innerWidth < 1000;

    // 1. Nothing scrolls, and the dock is completely inside.
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) found.add('the page is wider than the window');
    if (page.scrollHeight > innerHeight) found.add('the page scrolls');
    const felt = one('[data-testid="table"]');
    if (felt.scrollHeight > felt.clientHeight + 1) found.add('the table scrolls');
    const dock = box(one('section.dock'));
    if (dock.bottom > innerHeight + 1 || dock.right > innerWidth + 1) found.add('the dock sticks out');

    for (const card of all('[data-testid="hand"] [data-hand]')) {
      // Chips have rules of their own.
      if (card.querySelector('.piece')) continue;
      const name = card.dataset.hand!;
      const place = box(card);
      // 2. Every card is completely in view, wide enough, with its name.
      if (place.left < -1 || place.right > innerWidth + 1 || place.bottom > innerHeight + 1)
        found.add(`${name} is outside of the window`);
      if (place.width < (small ? 83.9 : 99.9)) found.add(`${name} is ${place.width} wide`);
      // The text on a tile is its law.
      const word = card.querySelector<HTMLElement>('.foot .name, .law')!;
      if (!seen(word) || word.scrollWidth > word.clientWidth + 1) found.add(`the name of ${name} is cut`);
      if (parseFloat(getComputedStyle(word).fontSize) < 11) found.add(`the name of ${name} is small`);
      // 3. No sign of the price is covered; verdicts are complete.
      const foot = card.querySelector('.foot');
      const from = card.querySelector('.from');
      for (const unit of card.querySelectorAll('.cost > span')) {
        if (foot && box(unit).bottom > box(foot).top + 1) found.add(`a sign of ${name} is under its name`);
        if (from && box(unit).top < box(from).bottom - 1) found.add(`a sign of ${name} is under its chain`);
      }
      // Content in its middle sticks out on both sides.
      const verdict = card.querySelector('.verdict');
      for (const part of verdict?.children ?? [])
        if (
          seen(part as HTMLElement) &&
          (box(part).left < box(verdict!).left - 1 || box(part).right > box(verdict!).right + 1)
        )
          found.add(`the verdict of ${name} is cut`);
    }
    for (const chip of all('[data-testid="table"] .chip')) {
      const word = chip.querySelector('.name')!;
      if (chip.scrollWidth > chip.clientWidth + 2 || word.scrollHeight > chip.clientHeight + 4)
        found.add(`${word.textContent} is cut in its city`);
    }

    // The price of a stage, and the reason why it cannot be built, are neither cut off nor covered.
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    for (const stage of all('.own .stages.costs li')) {
      if (stage.scrollHeight > stage.clientHeight + 2) found.add(`${stage.title} is cut off`);
      for (const other of all('.own .facts, .own .chip, .own h3, .own .cards li'))
        if (meet(box(stage), box(other))) found.add(`${stage.title} is covered`);
    }

    for (const said of all('.modes small'))
      if (said.scrollWidth > said.clientWidth + 1)
        found.add(`"${said.textContent?.trim()}" is cut in ${said.parentElement!.dataset.mode}`);

    // 5. No overflow.
    const lines =
      '.panel header, .panel .line, .panel .counts, .facts, .law, .modes, .head, .sells, .stages li, .own h3';
    for (const line of all(lines))
      if (line.scrollWidth > line.clientWidth + 2)
        found.add(
          `${line.className.replace(/ ?s-\S+/, '')} overflows: ${line.textContent?.trim().slice(0, 30)}`,
        );
    for (const panel of all('.panel, .own'))
      if (panel.scrollHeight > panel.clientHeight + 2 && !(small && (dense || one('.dock.chosen'))))
        found.add(`${panel.dataset.testid} is over-full: ${panel.scrollHeight} in ${panel.clientHeight}`);
    for (const list of all('.receipt, .over'))
      if (list.scrollHeight > list.clientHeight + 2) found.add(`${list.className} is over-full`);
    for (const over of all('.over')) if (box(over).top < 0) found.add('the deed sticks out above');

    // 6. Touch targets are large enough.
    for (const button of all('button')) {
      const { width, height } = box(button);
      if (height < (small ? 43.5 : 27.5) || width < (small ? 40 : 28))
        found.add(`${button.ariaLabel ?? button.innerText} is ${Math.round(width)} x ${Math.round(height)}`);
    }
    return [...found];
  }, dense);

/** Returns the lower edges of the hand and of the primary button's place, and the height of that place. */
const bottoms = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-testid="hand"] [data-hand]')];
    const low = (it: HTMLElement) => {
      // A selected card may be lifted, but its place stays.
      const lift = new DOMMatrix(getComputedStyle(it).transform).m42;
      return Math.round(it.getBoundingClientRect().bottom - lift);
    };
    const deeds = document.querySelector('.buttons')!.getBoundingClientRect();
    return [
      Math.max(...cards.map((it) => low(it as HTMLElement))),
      Math.round(deeds.bottom),
      Math.round(deeds.height),
    ];
  });

for (const { width, height, touch, gate } of windows)
  for (const language of ['en', 'fr', 'nl']) {
    const at = `${width} x ${height}, ${language}`;
    const tag = gate === language ? '@desktop-only' : ['@desktop-only', '@long'];

    test.describe(at, { tag }, () => {
      // One page for all tests, which shows one table after the other.
      test.describe.configure({ mode: 'default' });
      let page: Page;
      test.beforeAll(async ({ browser, fixtures }) => {
        const viewport = { width, height };
        page = await browser.newPage({ viewport, hasTouch: touch, reducedMotion: 'reduce' });
        await page.goto(`${fixtures}?game=seven-wonders&fixture=full&language=${language}`);
        await expect(page.getByTestId('seven-wonders')).toBeVisible();
      });
      test.afterAll(() => page.close());

      const open = (fixture: string, base = false) =>
        page.evaluate(
          async ({ fixture, base }) => {
            (window as unknown as { come(name: string, base: boolean): void }).come(fixture, base);
            // After two frames all measurements before drawing are done.
            for (let n = 0; n < 2; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
          },
          { fixture, base },
        );

      test('eight full cities can be read and played', async () => {
        for (const fixture of ['full', 'crowded', 'leaderTurn']) {
          await open(fixture);
          const resting = await bottoms(page);
          for (const card of fixture === 'leaderTurn' ? [''] : chosen) {
            const what = `${fixture}, ${card || 'nothing'} chosen`;
            if (card) await page.locator(`[data-hand="${card}"]`).click();
            expect.soft(await wrongs(page, fixture === 'crowded'), what).toEqual([]);
            // 4. The targets stay in their places, with any selection.
            expect.soft(await bottoms(page), what).toEqual(resting);
            for (const mode of await page.locator('[data-mode]:not([aria-disabled])').all()) {
              await mode.click();
              expect.soft(await bottoms(page), `${what}, another mode`).toEqual(resting);
            }
            if (card) await page.keyboard.press('Escape');
          }
        }
      });

      test('leaders stand in the cities, and what they ask can be answered', async () => {
        const asking = ['leaderPhase', 'leaderStage', 'leaderBarred', 'askLeader', 'askSeat', 'askWhether'];
        for (const fixture of ['leaderTurn', 'leaderSeven', ...asking]) {
          await open(fixture);
          const resting = await bottoms(page);
          expect.soft(await wrongs(page, true), fixture).toEqual([]);
          const card = page.locator('[data-hand]').first();
          if ((await card.count()) === 0) continue;
          await card.click();
          expect.soft(await wrongs(page, true), `${fixture}, one chosen`).toEqual([]);
          expect.soft(await bottoms(page), `${fixture}, one chosen`).toEqual(resting);
        }
      });

      test('Cities can be read and played, alone and in teams', async () => {
        const turns = ['citiesHand', 'citiesDoves', 'citiesMasks', 'teamsTurn', 'teamsEight'];
        for (const fixture of turns) {
          await open(fixture);
          const resting = await bottoms(page);
          expect.soft(await wrongs(page, true), fixture).toEqual([]);
          for (const card of (await page.locator('[data-hand]').all()).slice(0, 3)) {
            await card.click();
            expect.soft(await wrongs(page, true), `${fixture}, one chosen`).toEqual([]);
            expect.soft(await bottoms(page), `${fixture}, one chosen`).toEqual(resting);
            await page.keyboard.press('Escape');
          }
        }
        await open('citiesHand');
        await expect(page.locator('[data-hand]')).toHaveCount(8);
      });

      test('wonders of no box can be read and played', { tag: '@long' }, async () => {
        for (const fixture of [...boards.turns, ...boards.questions]) {
          await open(fixture);
          // Their drawings load after the table.
          await page.waitForFunction(() =>
            [...document.querySelectorAll('use')].every((it) =>
              document.querySelector(it.getAttribute('href')!),
            ),
          );
          const resting = await bottoms(page);
          expect.soft(await wrongs(page, true), fixture).toEqual([]);
          await page.locator('[data-hand]').first().click();
          expect.soft(await wrongs(page, true), `${fixture}, one chosen`).toEqual([]);
          // A single lifted leader is rounded by half a pixel either way.
          const moved = (await bottoms(page)).map((at, n) => Math.abs(at - resting[n]!));
          expect.soft(Math.max(...moved), `${fixture}, one chosen`).toBeLessThanOrEqual(1);
          await page.keyboard.press('Escape');
        }
        // Any stage can be the next one, with one press.
        await open('boardsWall');
        await page.locator('[data-hand]').first().click();
        await page.locator('[data-mode="stage"]').click();
        const stages = page.getByTestId('variants').getByRole('radio');
        await expect(stages).toHaveCount(3);
        expect.soft(await wrongs(page, true), 'stages to choose from').toEqual([]);
        await stages.last().click();
        await expect(stages.last()).toHaveAttribute('aria-checked', 'true');
        await page.keyboard.press('Escape');
        // Catan: two units of one kind replace one of another, and the receipt shows that.
        await open('boardsExchange');
        const exchanged = page.locator('[data-testid="receipt"] [data-from="exchanged"]');
        let found = 0;
        for (const card of await page.locator('[data-hand]').all()) {
          await card.click();
          found += await exchanged.count();
          await page.keyboard.press('Escape');
        }
        expect(found).toBeGreaterThan(1);
      });

      test('what a wonder of no box asks covers nothing, and is ringed where it lies', async () => {
        for (const fixture of boards.questions) {
          await open(fixture);
          const prompt = page.locator('section.dock .asked .prompt');
          const city = page.locator('.own').first();
          await expect(city).toBeVisible();
          const covers = await page.evaluate(() => {
            const box = (it: Element) => it.getBoundingClientRect();
            const [said, own] = ['section.dock .asked .prompt', '.own'].map((it) =>
              document.querySelector(it)!,
            );
            const over = (a: DOMRect, b: DOMRect) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
            const hand = [...document.querySelectorAll('[data-hand]')];
            return [own!, ...hand].filter((it) => over(box(said!), box(it))).map((it) => it.className);
          });
          expect.soft(covers, fixture).toEqual([]);
          await expect.soft(prompt, fixture).toBeInViewport({ ratio: 1 });
          // The focus ring is around the tile or the leader, which fills its place above the text.
          const rings = await page.locator('[data-hand]').evaluateAll((all) =>
            all.map((slot) => {
              const [card, under] = ['.card', '.under'].map((it) => slot.querySelector(it));
              const below = under ? under.getBoundingClientRect().height + 8 : 2;
              return slot.getBoundingClientRect().bottom - card!.getBoundingClientRect().bottom <= below;
            }),
          );
          expect.soft(rings, fixture).not.toContain(false);
          const first = page.locator('[data-hand]').first();
          await page.keyboard.press('a');
          await expect(first).toBeFocused();
          const outlines = await first.evaluate((slot) =>
            [slot, slot.querySelector('.card')!].map((it) => getComputedStyle(it).outlineStyle),
          );
          expect.soft(outlines, fixture).toEqual(['none', 'solid']);
        }
      });

      test('a loss is paid or owed coin by coin, in view', async () => {
        for (const fixture of ['citiesLoss', 'citiesPoor', 'teamsLoss']) {
          await open(fixture);
          await expect(page.getByTestId('loss')).toBeVisible();
          const gold = page.locator('[data-deed="pay"]');
          expect.soft(await wrongs(page, true), fixture).toEqual([]);
          await expect.soft(gold, fixture).toBeInViewport({ ratio: 1 });
          // From the end of the table one key moves the focus there.
          await page.getByTestId('table').locator('button').last().focus();
          await page.keyboard.press('a');
          await expect.soft(gold, fixture).toBeFocused();
          const coins = page.locator('[data-coin]');
          for (const coin of await coins.all()) await expect.soft(coin, fixture).toBeInViewport({ ratio: 1 });
          const place = await gold.boundingBox();
          const said = await gold.innerText();
          await coins.first().click();
          await expect(coins.first()).toHaveAttribute('aria-pressed', 'true');
          await expect(gold).not.toHaveText(said);
          expect.soft(await wrongs(page, true), `${fixture}, one owed`).toEqual([]);
          expect.soft(await gold.boundingBox(), fixture).toEqual(place);
          await gold.click();
          const sent = () => page.evaluate(() => (window as unknown as { sent: any[] }).sent.at(-1)?.do);
          await expect.poll(sent).toBe('pay');
        }
      });

      test('a word on a chip breaks only where it may, and none is cut', async () => {
        await open('citiesHand');
        const names = facts.cards.map(({ id }) => id);
        for (let first = 0; first < names.length; first += 15) {
          await page.evaluate(
            async (cards) => {
              const { fixtures, show } = window as unknown as {
                fixtures: Record<string, { view: { cities: object[] } }>;
                show(update: unknown, steps: unknown[]): void;
              };
              const update = structuredClone(fixtures.citiesHand!);
              // In the player's own city, and some of them in the cities beside it.
              const some = [cards.slice(0, 8), cards, cards.slice(8)];
              for (const [city, cards] of some.entries()) Object.assign(update.view.cities[city]!, { cards });
              show(update, []);
              for (let n = 0; n < 2; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
            },
            names.slice(first, first + 15),
          );
          const breaks = await breaksIn(page, '.chip .name');
          const what = names.slice(first, first + 15).join(', ');
          expect
            .soft(
              breaks.filter(({ may }) => !may),
              what,
            )
            .toEqual([]);
          // With a mouse the own city has room for every word, except for the longest Dutch compounds.
          const own = await breaksIn(page, '.own .chip .name');
          if (!touch && language !== 'nl')
            expect
              .soft(
                own.filter(({ word }) => !word.includes('-|')),
                what,
              )
              .toEqual([]);
          const cut = await page
            .locator('.own .chip, .panel .chips:not([hidden]) .chip')
            .evaluateAll((chips) =>
              chips.flatMap((chip) => {
                const name = chip.querySelector<HTMLElement>('.name')!;
                const wrong =
                  chip.scrollWidth > chip.clientWidth + 2 ||
                  name.scrollHeight > chip.clientHeight + 4 ||
                  name.scrollWidth > name.clientWidth + 1 ||
                  parseFloat(getComputedStyle(name).fontSize) < 11;
                return wrong && chip.checkVisibility() ? [name.textContent!.replaceAll('\u00ad', '')] : [];
              }),
            );
          expect.soft(cut, what).toEqual([]);
        }
      });

      test('who is kept away by diplomacy is shown, and who plays together', async () => {
        for (const fixture of ['citiesConflicts', 'teamsConflicts']) {
          await open(fixture);
          await page.evaluate((fixture) => {
            const { fixtures, show } = window as unknown as {
              fixtures: Record<string, { steps: unknown[] }>;
              show(update: unknown, steps: unknown[]): void;
            };
            show(fixtures[fixture], fixtures[fixture]!.steps);
          }, fixture);
          const moment = page.getByTestId('moment');
          await expect(moment).toBeVisible();
          await expect(moment.locator('[data-moment]')).toBeInViewport({ ratio: 1 });
          expect.soft(await moment.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(2);
          if (fixture === 'citiesConflicts') await expect(moment.locator('.away').first()).toBeAttached();
          else if (width > 900 && height > 500) await expect(moment.locator('.bound')).toHaveCount(2);
          await page.keyboard.press('Escape');
          await expect(moment).toHaveCount(0);
        }
      });

      test('many cards of neighbours are small enough to be read side by side', async () => {
        await open('askCard');
        const wrong = await page.getByTestId('hand').evaluate((hand) => {
          const found: string[] = [];
          if (hand.scrollWidth > hand.clientWidth + 1) found.push('the hand scrolls sideways');
          if (innerWidth > 999 && hand.scrollHeight > hand.clientHeight + 1) found.push('the hand scrolls');
          for (const chip of hand.querySelectorAll('.chip'))
            if (chip.scrollWidth > chip.clientWidth + 1 || chip.scrollHeight > chip.clientHeight + 1)
              found.push(`${chip.textContent!.trim()} is cut`);
          return found;
        });
        expect(wrong).toEqual([]);
        const cards = page.locator('[data-hand]');
        expect(await cards.count()).toBeGreaterThan(7);
        await cards.first().click();
        await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('.buttons button')).toHaveCount(2);
      });

      test('a card of a neighbour is chosen where it lies', async () => {
        await open('askCard');
        const chip = page.locator('.panel button.chip').first();
        // A tablet shows a neighbour's cards in a dialog, a phone after a press on the seat.
        if (width === 768) {
          const city = page.locator('[data-testid^="city-"].left, [data-testid^="city-"].right').first();
          await city.getByRole('button').first().click();
          await page.locator('dialog[open] button[aria-pressed]').first().click();
          await expect(page.locator('dialog[open]')).toHaveCount(0);
        } else {
          for (const near of await page.locator('.strip button.near').all())
            if ((await chip.count()) === 0) await near.click();
          await chip.click();
          await expect(chip).toHaveAttribute('aria-pressed', 'true');
          expect.soft(await wrongs(page, true)).toEqual([]);
        }
        await expect(page.locator('[data-hand][aria-pressed="true"]')).toHaveCount(1);
        await page.locator('.buttons .primary').click();
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { sent: any[] }).sent.at(-1)?.do))
          .toBe('piece');
      });

      test('sheets fit', async () => {
        await open('full');
        const fits = async (what: string) => {
          const dialog = page.locator('dialog[open]');
          await expect(dialog).toBeVisible();
          expect
            .soft(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth), what)
            .toBeLessThanOrEqual(2);
          const place = (await dialog.boundingBox())!;
          expect.soft(place.width, what).toBeLessThanOrEqual(width);
          await expect.soft(dialog.locator('h2').first(), what).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        };
        await page.getByTestId('compare').click();
        await fits('compare');
        await page.locator('[data-hand]').first().focus();
        await page.keyboard.press('i');
        await fits('the large card');
        await page.evaluate(() => {
          const { fixtures, show } = window as unknown as {
            fixtures: Record<string, { view: { conflicts: unknown[] } }>;
            show(update: unknown, steps: unknown[]): void;
          };
          const { view } = fixtures.full!;
          const seen = { event: 'conflicts', age: 2, results: view.conflicts[1] };
          show(fixtures.full, [{ n: 1, seat: null, by: 'rules', at: 0, events: [{ n: 0, seen }] }]);
        });
        await expect(page.getByTestId('moment').locator('[data-moment]')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
      });

      // Signs and sums have no words, so each window checks them in one of the languages.
      if (language !== (gate ?? 'fr')) return;
      test('a barred card says one thing everywhere, and a receipt is what is paid', async () => {
        await open('full', true);
        const signs = (within: string) =>
          page
            .locator(within)
            .evaluateAll((all) => [...new Set(all.map((it) => it.getAttribute('href')!))].sort());
        const cards = await page
          .locator('[data-hand]')
          .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.hand!));
        let barred = 0;
        let paid = 0;
        for (const card of cards) {
          const slot = `[data-hand="${card}"]`;
          await page.locator(slot).click();
          const lacks = page.locator('[data-testid="receipt"] [data-from="lacking"]');
          if ((await lacks.count()) > 0) {
            // 8. Verdict, struck sign and sentence.
            barred += 1;
            const struck = await signs(`${slot} .miss use`);
            expect.soft(await signs(`${slot} .verdict use`), card).toEqual(struck);
            expect
              .soft(await signs('[data-testid="receipt"] [data-from="lacking"] use'), card)
              .toEqual(struck);
          } else if (await page.locator('[data-mode="build"][aria-checked="true"]').count()) {
            // 9. The rows add up to the sum, which is also the sent payment.
            const rows = await page
              .locator('[data-testid="receipt"] [data-coins]')
              .evaluateAll((all) => all.map((it) => Number((it as HTMLElement).dataset.coins)));
            const sum = Number(await page.getByTestId('receipt').getAttribute('data-sum'));
            expect
              .soft(
                rows.reduce((a, b) => a + b, 0),
                card,
              )
              .toBe(sum);
            const gained = await page
              .locator('[data-testid="receipt"] [data-from="gain"]')
              .evaluateAll((all) =>
                all.reduce((coins, it) => coins + Number((it as HTMLElement).dataset.coins), 0),
              );
            await page.locator('[data-deed="build"]').click();
            await expect(page.locator('.over')).toHaveCount(0);
            const sent = await page.evaluate(() => (window as unknown as { sent: any[] }).sent.at(-1));
            const { how } = sent;
            // Immediate gains are not part of the payment.
            const paying = sum - gained;
            const bank = how.as === 'build' ? paying - how.pay.left - how.pay.right : 0;
            if (how.as === 'chain') expect.soft(paying, card).toBe(0);
            else expect.soft(bank, `${card}: coins to the bank`).toBeGreaterThanOrEqual(0);
            paid += 1;
            continue;
          }
          await page.keyboard.press('Escape');
        }
        expect(barred).toBeGreaterThan(0);
        expect(paid).toBeGreaterThan(2);
      });
    });
  }

test('a word that breaks where it may not is found', onDesktop, async ({ page, fixtures }) => {
  await page.goto(`${fixtures}?game=seven-wonders&fixture=citiesHand`);
  await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });
  const written = (text: string, width: string) =>
    page.evaluate(
      ([text, width]) => {
        document.querySelector('#tried')?.remove();
        const tried = document.createElement('p');
        Object.assign(tried, { id: 'tried', textContent: text });
        Object.assign(tried.style, { position: 'fixed', top: '0', width, overflowWrap: 'break-word' });
        document.body.append(tried);
      },
      [text, width],
    );
  const found = async () => (await breaksIn(page, '#tried')).map(({ may }) => may);
  await written('Architect Cabinet', '7rem');
  expect(await found(), 'between words').toEqual([]);
  await written('Cara\u00advan\u00adsery', '4.2rem');
  expect(await found(), 'at a soft hyphen').toContain(true);
  expect(await found()).not.toContain(false);
  await written('Caravansery', '3rem');
  expect(await found(), 'anywhere').toContain(false);
  await written('Archi\u00adtect Cabinet', '3rem');
  expect(await found(), 'one may, the other may not').toContain(false);
});

test(
  'several resources that lack are signs, equal ways have no cheapest, and who stays away is told once',
  onDesktop,
  async ({ page, fixtures }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${fixtures}?game=seven-wonders&fixture=citiesHand`);
    await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });

    const name = await page.evaluate(async () => {
      const { fixtures, show } = window as unknown as {
        fixtures: Record<
          string,
          {
            view: {
              cities: object[];
              you: { seat: number; offers: { cards: { build: unknown; card: string }[]; stage: unknown }[] };
            };
          }
        >;
        show(update: unknown, steps: unknown[]): void;
      };
      const update = structuredClone(fixtures.citiesHand!);
      const { you, cities } = update.view;
      Object.assign(cities[you.seat]!, { diplomacy: 1 });
      const [offers] = you.offers;
      const missing = ['wood', 'stone', 'ore', 'glass', 'papyrus'];
      Object.assign(offers!, { stage: { means: 'no', because: { why: 'resources_missing', missing } } });
      const [offer] = offers!.cards;
      const ways = [4, 2, 0].map((left) => ({ left, right: 4 - left }));
      Object.assign(offer!, { build: { means: 'pay', bank: 0, ways } });
      show(update, []);
      for (let n = 0; n < 2; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      return offer!.card;
    });
    await expect(page.locator('.own').getByText('you stay away')).toHaveCount(1);
    await page.locator(`[data-hand="${name}"]`).click();
    await expect(page.locator('[data-mode="stage"] small .sign')).toHaveCount(5);
    expect(await wrongs(page, true)).toEqual([]);
    await expect(page.locator('[data-way]')).toHaveCount(3);
    await expect(page.locator('.ways')).not.toContainText('cheapest');
  },
);

test(
  'what is played flies to its city, unless nothing is to move',
  onDesktop,
  async ({ browser, fixtures }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion });
      await page.goto(`${fixtures}?game=seven-wonders&fixture=full`);
      await expect(page.getByTestId('seven-wonders')).toBeVisible();
      const flying = await page.evaluate(async () => {
        const { fixtures, show } = window as unknown as {
          fixtures: Record<string, { view: { plays: { plays: unknown[] }[] } }>;
          show(update: unknown, steps: unknown[]): void;
        };
        const { plays } = fixtures.full!.view.plays[0]!;
        const seen = { event: 'turn', age: 3, turn: 6, plays };
        show(fixtures.full, [{ n: 1, seat: null, by: 'rules', at: 0, events: [{ n: 0, seen }] }]);
        for (let n = 0; n < 2; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
        return document.querySelectorAll('[data-flies] .flying').length;
      });
      expect(flying).toBe(reducedMotion === 'reduce' ? 0 : 8);
      await expect(page.locator('[data-flies]')).toHaveCount(0);
      await page.close();
    }
  },
);

test('what is pointed at is told in the one live region', onDesktop, async ({ page, fixtures }) => {
  for (const game of ['seven-wonders', 'seven-kingdoms', 'seven-dragons', 'seven-sages']) {
    await page.goto(`${fixtures}?game=${game}`);
    await expect(page.getByTestId('hint')).toHaveCount(1);
    const live = page.locator('[aria-live="polite"]:has([data-testid="hint"])');
    await expect(live).toHaveCount(1);
    await expect(live).toHaveAttribute('data-testid', 'told');
    await expect(live.getByTestId('prompt')).toHaveCount(1);
  }
});

test('nothing is told by colour alone', onDesktop, async ({ page, fixtures }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${fixtures}?game=seven-wonders&fixture=full&grey`);
  await expect(page.getByTestId('seven-wonders')).toBeVisible({ timeout: 60_000 });
  // Kinds have a drawing each, tiles a shape and a mark, teams a letter, verdicts a sign and a word.
  const told = await page.evaluate(() => {
    const kinds = new Map<string, Set<string>>();
    for (const count of document.querySelectorAll('.counts li')) {
      const kind = [...count.classList].find((name) => name.startsWith('sw-kind'))!;
      const drawing = count.querySelector('use')!.getAttribute('href')!;
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(drawing));
    }
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((it) => it.textContent!.trim());
    return {
      drawings: [...kinds.values()].map((all) => [...all].join()),
      tiles: texts('.law .shape'),
      teams: texts('.team').every((text) => /[IV]+$/.test(text)),
      verdicts: [...document.querySelectorAll('.verdict')].every((it) => it.querySelector('svg')),
    };
  });
  expect(new Set(told.drawings).size).toBe(told.drawings.length);
  expect(new Set(told.tiles)).toEqual(new Set(['−', '+', '!']));
  expect([told.teams, told.verdicts]).toEqual([true, true]);
});

test('the sum of the score sheet is in sight at once', onDesktop, async ({ page, fixtures }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${fixtures}?game=seven-wonders&fixture=over&show=score`);
  const sheet = page.locator('.sheet:has(table)').first();
  await expect(sheet).toBeVisible();
  // Like its dialog, this container scrolls.
  await sheet.evaluate((it) => {
    const room = document.createElement('div');
    const look = { boxSizing: 'border-box', height: '300px', overflow: 'auto', padding: '4px 24px 24px' };
    Object.assign(room.style, look, { position: 'fixed', inset: '0 0 auto 0' });
    it.replaceWith(room);
    room.append(it);
  });
  const sum = page.locator('tr.total').last().locator('td').first();
  await expect(sum).toBeInViewport({ ratio: 0.9 });
  const { y, height } = (await sum.boundingBox())!;
  expect(y).toBeGreaterThan(200);
  expect(y + height).toBeLessThanOrEqual(301);
});

test('score sheets fit any window', { tag: ['@desktop-only', '@long'] }, async ({ page, fixtures }) => {
  for (const game of ['seven-wonders', 'seven-kingdoms', 'seven-dragons', 'seven-sages']) {
    await page.goto(`${fixtures}?game=${game}`);
    await page.waitForFunction(() => 'fixtures' in window);
    const over = await page.evaluate(() =>
      Object.entries((window as unknown as { fixtures: Record<string, { outcome: unknown }> }).fixtures)
        .filter(([, { outcome }]) => outcome)
        .map(([name]) => name),
    );
    expect(over.length, game).toBeGreaterThan(0);
    for (const fixture of over) {
      await page.goto(`${fixtures}?game=${game}&fixture=${fixture}&show=score`);
      await expect(page.locator('table').first()).toBeVisible();
      for (const { width, height } of [...windows, { width: 320, height: 568 }]) {
        await page.setViewportSize({ width, height });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${game}, ${fixture} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});
