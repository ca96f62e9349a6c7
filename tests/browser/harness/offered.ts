// The rule for offered items: the player can press and focus them, even during animations.
import type { Page } from '@playwright/test';

/** The time limit until a card can be pressed, in ms, with a minimum number of frames for a slow machine. */
const PATIENCE = { ms: 300, frames: 18 };

/**
 * Returns the offered items that a pointer or the keyboard misses, each with the element in front of it.
 *
 * Items outside the window, or outside a board that the player pans, are first scrolled into it if possible.
 * A dialog covers all of them.
 */
export const missed = (page: Page): Promise<string[]> =>
  page.evaluate(async ({ ms, frames }) => {
    const offered = () =>
      document.querySelector('[data-moment], dialog[open]')
        ? []
        : [...document.querySelectorAll<HTMLElement>('[data-item][aria-pressed="false"]')].filter((it) =>
            it.checkVisibility(),
          );
    const middle = (it: HTMLElement) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const isIn = (box: DOMRect, [x, y]: readonly [number, number]) =>
      x >= box.left && y >= box.top && x < box.right && y < box.bottom;
    const clips = (it: Element) => getComputedStyle(it).overflow !== 'visible';
    const isOutside = (it: HTMLElement) => {
      const at = middle(it);
      if (!isIn(new DOMRect(0, 0, innerWidth, innerHeight), at)) return true;
      for (let around = it.parentElement; around; around = around.parentElement)
        if (clips(around) && !isIn(around.getBoundingClientRect(), at)) return true;
      return false;
    };
    const obstacle = (it: HTMLElement): string | null => {
      const [x, y] = middle(it);
      const hit = document.elementFromPoint(x, y);
      if (!hit || it.contains(hit)) return null;
      return `${it.dataset.card ?? it.dataset.cell ?? it.ariaLabel} is under ${hit.outerHTML.slice(0, 120)}`;
    };
    const unfocused = (it: HTMLElement): string | null => {
      const before = document.activeElement;
      it.focus({ preventScroll: true });
      const takes = document.activeElement === it;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      return takes ? null : `${it.dataset.card ?? it.dataset.cell ?? it.ariaLabel} takes no focus`;
    };
    const begun = performance.now();
    for (let frame = 0; ; frame += 1) {
      const things = offered();
      for (const it of things.filter(isOutside)) it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const wrong = things
        .filter((it) => !isOutside(it))
        .map((it) => obstacle(it) ?? unfocused(it))
        .filter((it) => it !== null);
      if (wrong.length === 0 || (frame >= frames && performance.now() - begun >= ms)) return wrong;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, PATIENCE);
