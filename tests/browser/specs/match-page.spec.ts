// The page of a finished match: the whole table in every window, fixed places for all players, and a rematch.
import type { Page } from '@playwright/test';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];

/** Returns the faults that hide a part of the table, in words. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
    const table = document.querySelector<HTMLElement>('main [data-testid="table"]')!;
    if (table.scrollHeight > table.clientHeight + 1) found.push('the table has to be scrolled down');
    if (table.scrollWidth > table.clientWidth + 1) found.push('the table has to be scrolled sideways');
    const { top, bottom, left, right } = table.getBoundingClientRect();
    const way = document.querySelector('[data-testid="scrub"]')!.getBoundingClientRect();
    if (top < 0 || left < 0 || right > innerWidth + 1 || bottom > way.top + 1)
      found.push(`the table is at ${[left, top, right, bottom].map(Math.round)}`);
    if (bottom - top < 200) found.push(`the table has ${Math.round(bottom - top)} px`);
    return found;
  });

async function seesAll(ada: Player, at: string) {
  for (const size of windows) {
    await ada.page.setViewportSize(size);
    const where = `${at} at ${size.width}x${size.height}`;
    await expect.poll(() => hidden(ada.page), where).toEqual([]);
    await expect(ada.page.getByTestId('rematch'), where).toBeInViewport({ ratio: 1 });
    await expect(ada.page.getByTestId('play'), where).toBeInViewport({ ratio: 1 });
    await ada.shot(`match-${at}-${size.width}x${size.height}`);
  }
}

/** Returns the larger part of the board that its cards fill, across or down. */
const filled = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-cell]')].map((card) => card.getBoundingClientRect());
    const board = document.querySelector('[data-testid="board"]')!.getBoundingClientRect();
    const across = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const down = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    return Math.max(across / board.width, down / board.height);
  });

for (const [game, seats] of [
  ['7 Kingdoms', 4],
  ['Seven Dragons', 5],
  ['7 Wonders', 8],
] as const)
  test(
    `all of the table of ${game} is seen on the page of its match`,
    { tag: game === '7 Kingdoms' ? [] : '@long' },
    async ({ arrive }, info) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      ada.quick = true;
      await ada.playNow(game, seats);
      await ada.play();
      await page.getByTestId('see-again').click();
      await page.getByTestId('scrub').waitFor();
      await seesAll(ada, `${game}, the end`);
      // The winning chain is highlighted from the beginning. The cards still fill the window.
      if (game === 'Seven Dragons') await expect.poll(() => filled(page)).toBeGreaterThan(0.7);
      const end = Number(await page.getByTestId('scrub').inputValue());
      await page.goto(`${page.url().split('?')[0]}?step=${Math.floor(end / 2)}&as=decider`);
      await page.getByTestId('scrub').waitFor();
      await seesAll(ada, `${game}, half way`);

      // For each decision all players keep their place and show their hand.
      await page.setViewportSize({ width: 1280, height: 800 });
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[data-testid^="seat-"], main [data-seat]')].map((one) => {
            const { left, top } = one.getBoundingClientRect();
            const name = one.getAttribute('data-testid') ?? one.getAttribute('data-seat');
            return `${name} ${Math.round(left)} ${Math.round(top)}`;
          }),
        );
      await expect(page.locator('[data-holder] .hand').first()).toBeVisible();
      const before = await places();
      for (let n = 0; n < 3; n += 1) {
        await page.keyboard.press('ArrowRight');
        expect((await places()).slice(0, seats)).toEqual(before.slice(0, seats));
      }
      // The graph is collapsed if the table needs its room.
      const graph = page.getByTestId('graph');
      const height = async () => (await graph.boundingBox())!.height;
      expect(await height()).toBeGreaterThan(80);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(height).toBeLessThan(40);
      await graph.getByRole('button').click();
      await expect.poll(height).toBeGreaterThan(80);

      // A rematch with the same players. Against bots it starts at once.
      if (info.project.name === 'desktop') await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByTestId('rematch').click();
      await expect(page).toHaveURL(/\/t\//);
      await ada.seesTheGame();
      await expect(page.getByTestId('prompt').first()).not.toHaveClass(/over/);
    },
  );
