// Cards in the hand: all of them inside the window, each with its name, none cut off and none on top of another.
import type { Page } from '@playwright/test';
import { windows } from '../harness/laws';
import { expect, test } from '../harness/test';

test.skip(({ isMobile }) => isMobile, 'it brings its own windows');

const wrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const cards = [...document.querySelectorAll<HTMLElement>('[data-testid="hand"] button')];
    if (cards.length === 0) return ['no cards'];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    for (const [n, card] of cards.entries()) {
      const { left, right, top, bottom } = boxes[n]!;
      const name = card.ariaLabel ?? card.innerText.trim();
      if (!name) found.push(`card ${n} has no name`);
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
        found.push(`${name} is outside of the window: ${[left, top, right, bottom].map(Math.round)}`);
      const next = boxes[n + 1];
      if (next && next.top < bottom - 1 && next.left < right - 1.5)
        found.push(`${name} lies below the next card`);
      // Words on the card that are shown are shown whole.
      for (const word of card.querySelectorAll<HTMLElement>('.foot')) {
        if (!word.checkVisibility() || word.clientHeight < 2) continue;
        if (word.scrollWidth > word.clientWidth + 1) found.push(`${name}: its name is cut off`);
      }
    }
    return found;
  });

for (const game of ['7 Kingdoms', 'Seven Dragons', 'The Seven Sages', '7 Wonders'])
  test(`the hand of ${game} is inside every window`, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow(game);
    await expect(page.locator('.prompt.you')).toBeVisible();
    if (game === 'The Seven Sages')
      await ada.play(async () => (await page.getByTestId('hand').locator('button').count()) > 0);
    // On the narrowest ones a hand of seven is scrolled.
    for (const { width, height } of windows.filter((it) => it.width >= 390)) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => wrongs(page), `${width} x ${height}`).toEqual([]);
    }
  });
