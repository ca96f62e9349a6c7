// Complete visibility: inside the window and the container, with no element on top.
import type { Page } from '@playwright/test';

/** Returns the cut or covered elements of a selector, in words. Also reports fewer elements than `least`. */
export const notWhole = (page: Page, selector: string, least = 1): Promise<string[]> =>
  page.evaluate(
    ({ selector, least }) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());
      const found = all.length < least ? [`${all.length} of ${least} ${selector}`] : [];
      for (const it of all) {
        const name = `${selector} "${it.innerText.trim().replace(/\s+/g, ' ').slice(0, 24)}"`;
        const box = it.getBoundingClientRect();
        let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let at = it.parentElement; at; at = at.parentElement) {
          if (getComputedStyle(at).overflow === 'visible') continue;
          const { left, top, right, bottom } = at.getBoundingClientRect();
          clip = {
            left: Math.max(clip.left, left),
            top: Math.max(clip.top, top),
            right: Math.min(clip.right, right),
            bottom: Math.min(clip.bottom, bottom),
          };
        }
        const beyond = Math.max(
          clip.left - box.left,
          clip.top - box.top,
          box.right - clip.right,
          box.bottom - clip.bottom,
        );
        if (beyond > 1) {
          found.push(`${name} is cut by ${Math.round(beyond)} px`);
          continue;
        }
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (top && !it.contains(top) && !top.contains(it)) found.push(`${name} lies below ${top.className}`);
      }
      return found;
    },
    { selector, least },
  );

/** Returns texts under 9 px, which are unreadable, and texts that are cut. Names of players may be cut. */
export const unreadable = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((within) => {
    const found: string[] = [];
    for (const it of document.querySelectorAll<HTMLElement>(`${within} *`)) {
      const text = [...it.childNodes]
        .flatMap((node) => (node instanceof Text && node.data.trim() ? [node.data.trim()] : []))
        .join(' ');
      if (!text || it instanceof SVGElement || !it.checkVisibility() || it.closest('.visually-hidden, .name'))
        continue;
      const { width, height } = it.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      // A zoomed element is smaller than its style says.
      const drawn = it.offsetWidth > 20 ? width / it.offsetWidth : 1;
      const size =
        Number.parseFloat(getComputedStyle(it).fontSize) * (Math.abs(drawn - 1) > 0.08 ? drawn : 1);
      if (size < 8.9) found.push(`${size.toFixed(1)} px: ${text.slice(0, 24)}`);
      const { overflowX, display } = getComputedStyle(it);
      if (overflowX !== 'visible' && display !== 'inline' && it.scrollWidth > it.clientWidth + 1)
        found.push(`cut to ${it.clientWidth} of ${it.scrollWidth} px: ${text.slice(0, 24)}`);
    }
    return [...new Set(found)];
  }, within);

/** Doubles the text size, as a player with poor eyesight does. */
export const largeLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
