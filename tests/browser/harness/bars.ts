// The bar at the top of a match: no parts of it overlap.
import type { Page } from '@playwright/test';

/** Returns the overlapping parts and the parts outside of the window, in words. */
export const barWrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const parts = [...document.querySelectorAll<HTMLElement>('header.above :is(a, button, p, .chip, h1)')]
      .filter((it) => it.checkVisibility())
      .map((it) => ({ it, box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const called = (it: HTMLElement) => it.ariaLabel ?? it.textContent!.trim();
    for (const [n, a] of parts.entries()) {
      if (a.box.left < 0 || a.box.right > innerWidth) found.push(`${called(a.it)} is outside of the window`);
      for (const b of parts.slice(n + 1)) {
        const shared = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        if (shared > 1)
          found.push(`${called(a.it)} and ${called(b.it)} lie on each other by ${Math.round(shared)}`);
      }
    }
    return found;
  });
