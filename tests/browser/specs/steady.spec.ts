// Hover and selection move no elements, so a player's target stays in its place. The prompt may move to make
// room for new buttons.
import type { Page } from '@playwright/test';
import { games } from '../harness/games';
import { expect, test } from '../harness/test';

/** Records the places of everything that can be pressed, and of its containers. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const steady =
      'header, [data-testid="table"], section.dock, [data-testid="hand"], [data-testid^="strip-"], [data-item], [data-section] *';
    // A selected card may be lifted, but its place stays.
    const placeOf = (it: Element) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      const around = it.parentElement!.getBoundingClientRect();
      return it instanceof HTMLElement && it.hasAttribute('data-item')
        ? [around.left + it.offsetLeft, around.top + it.offsetTop, it.offsetWidth, it.offsetHeight]
        : [left, top, width, height];
    };
    const places = new Map([...document.querySelectorAll(steady)].map((it) => [it, placeOf(it)]));
    Object.assign(window, {
      movedSince: () => {
        const moved: string[] = [];
        for (const [it, before] of places) {
          if (!it.isConnected) continue;
          const now = placeOf(it);
          if (now.every((n, i) => Math.abs(n - before[i]!) <= 1)) continue;
          const name = it.getAttribute('aria-label') ?? it.getAttribute('data-testid') ?? it.className;
          moved.push(`${name}: from ${before.map(Math.round)} to ${now.map(Math.round)}`);
        }
        return moved;
      },
    });
  });

const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { movedSince: () => string[] }).movedSince());

const inGate = ['seven-wonders', 'seven-dragons'];

const steady = (game: string, tag = inGate.includes(game) ? [] : ['@long']) =>
  test(`${game}: nothing moves when something is pointed at or chosen`, { tag }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow(game, 'middle');
    await expect(page.locator('.prompt.you')).toBeVisible();
    const hand = page.getByTestId('hand').locator('[aria-pressed]');
    const cards = () => hand.evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.hand).join());
    // The other players may end the decision. Then the test checks the next one.
    for (let looked = false; !looked;) {
      await ada.play(async ({ tone }) => tone === 'you' && (await hand.count()) > 1);
      await page.mouse.move(2, 2);
      await remember(page);
      const before = await cards();
      const isOver = async () => (await cards()) !== before;
      const stays = async (what: string) => {
        const moving = await moved(page);
        if (!(await isOver())) expect(moving, what).toEqual([]);
      };
      const isChosen = async (n: number) => (await hand.nth(n).getAttribute('aria-pressed')) === 'true';
      for (let n = 0; n < (await hand.count()) && !(await isOver()); n += 1) {
        await hand.nth(n).hover();
        await stays(`card ${n} is pointed at`);
        await hand.nth(n).click();
        await expect.poll(async () => (await isOver()) || isChosen(n)).toBe(true);
        await stays(`card ${n} is chosen`);
        const things = page.getByTestId('table').locator('[data-item]');
        for (const thing of (await things.all()).slice(0, 8)) {
          if (await isOver()) break;
          await thing.hover({ force: true });
          await stays(`card ${n} is chosen, something else is pointed at`);
        }
      }
      looked = !(await isOver());
    }
  });

games.forEach((game) => steady(game));

test.describe('a game without a board of its own', () => {
  test.use({ toys: true });
  steady('goof');

  test.describe('that has no cards', () => {
    // The bots are slow, so that nothing changes during the checks.
    test.use({ botPause: 60_000 });

    test('Haggle: nothing moves when a deed is pointed at', { tag: '@long' }, async ({ arrive }) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      await ada.playNow('Haggle', 5);
      await expect(page.locator('.prompt.you')).toBeVisible();
      await page.mouse.move(2, 2);
      await remember(page);
      for (const deed of await page.locator('[data-deed]').all()) {
        await deed.hover();
        expect(await moved(page)).toEqual([]);
      }
      // Not even the buttons with the number move.
      const more = page.getByRole('button', { name: 'Offer: coins, one more' });
      for (let n = 6; n < 12; n += 1) {
        await more.click();
        await expect(page.getByRole('spinbutton')).toHaveValue(String(n));
        expect(await moved(page), `${n} coins`).toEqual([]);
      }
    });
  });
});
