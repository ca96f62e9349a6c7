// Text at 200 %: every name, number and button of a table is complete, and can be scrolled into sight.
import type { Page } from '@playwright/test';

/** Sets the text to twice its size, or back to its normal size. */
export const enlarge = (page: Page, large: boolean) =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    large ? '200%' : '',
  );

/** Returns the texts and buttons that are lost, in words. */
export const largeWrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const box = (it: Element) => it.getBoundingClientRect();
    const seen = (it: Element) => {
      const { width, height } = box(it);
      return width > 1 && height > 1 && it.checkVisibility({ visibilityProperty: true });
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const called = (it: HTMLElement) => (it.ariaLabel ?? it.textContent!).trim().slice(0, 40);
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the window');

    for (const it of all('main *')) {
      if (it.closest('svg, .visually-hidden, .face, .plate, .avatar, .last')) continue;
      if (![...it.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
      const style = getComputedStyle(it);
      if (style.overflowX !== 'visible' && it.scrollWidth > it.clientWidth + 1)
        found.add(`cut: ${called(it)}`);
      if (style.overflowY !== 'visible' && it.scrollHeight > it.clientHeight + 3)
        found.add(`cut below: ${called(it)}`);
    }
    const things =
      'main button, [data-testid="prompt"] > *, [data-testid^="strip-"] .name, [data-testid^="strip-"] b, .round b, .pile b, .down b, .cell b, .sign b, .sign .back, .zone .head';
    for (const it of all(things)) {
      // Skips the cells of a board that the player pans.
      if (it.closest('[data-testid="board"], .visually-hidden')) continue;
      it.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = box(it);
      if (left < -1 || right > innerWidth + 1) found.add(`outside of the window: ${called(it)}`);
      const places = [
        [0.5, 0.5],
        [0.15, 0.5],
        [0.85, 0.5],
      ].map(([x, y]) => [left + width * x!, top + height * y!] as const);
      // Overlapping cards, and elements higher than the window, are visible only in part.
      const shown = places.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, Math.min(Math.max(y, top + 1, 1), bottom - 1));
        return hit && (it.contains(hit) || hit.contains(it));
      });
      if (shown.length < (it.closest('[data-testid="hand"], [data-slot]') ? 1 : 3))
        found.add(`covered: ${called(it)}`);
    }
    return [...found];
  });
