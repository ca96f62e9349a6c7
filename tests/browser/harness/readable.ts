// The contrast of texts with the pictures, gradients and shades behind them.
import type { Page } from '@playwright/test';
import { paintOf } from './paint';

/** Less contrast is hard to read. */
const least = 4.5;
/** The share of the ground that may have less: lines and rounded corners at the edge of a text. */
const edges = 0.05;

/**
 * Returns the texts in the selected elements that are hard to read, each with its contrast.
 *
 * A screenshot without these texts shows their grounds. It skips disabled buttons, hidden texts and cards.
 */
export async function unreadableOn(page: Page, selector: string): Promise<string[]> {
  const texts = await page.evaluateHandle((selector) => {
    const found: { text: string; ink: string; opacity: number; boxes: DOMRect[]; of: HTMLElement }[] = [];
    const seen = (it: HTMLElement) =>
      it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      it.getBoundingClientRect().width > 1 &&
      !it.closest('.visually-hidden');
    const selected = [...document.querySelectorAll<HTMLElement>(selector)];
    // Texts only for screen readers are one pixel wide.
    for (const it of selected) {
      if (!seen(it) || it.closest(':disabled, [aria-disabled="true"]')) continue;
      const walk = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const of = node.parentElement!;
        const text = node.nodeValue!.trim();
        if (!/\p{L}/u.test(text) || of.closest('svg, .avatar, .face') || !seen(of)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(
          ({ left, top, right, bottom }) =>
            left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        );
        let opacity = 1;
        for (let at: Element | null = of; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        found.push({ text, ink: getComputedStyle(of).color, opacity, boxes, of });
      }
    }
    // The ground must not change with the ink: only the letters vanish.
    for (const { of } of found) of.style.setProperty('-webkit-text-fill-color', 'transparent', 'important');
    return found;
  }, selector);
  const shot = (await page.screenshot({ scale: 'css' })).toString('base64');
  const paint = await paintOf(page);
  return page.evaluate(
    async ({ texts, paint: { colour, contrast }, shot, least, edges }) => {
      for (const { of } of texts) of.style.removeProperty('-webkit-text-fill-color');
      const picture = new Image();
      picture.src = `data:image/png;base64,${shot}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.width, picture.height];
      const drawn = canvas.getContext('2d', { willReadFrequently: true })!;
      drawn.drawImage(picture, 0, 0);
      const wrongs: string[] = [];
      for (const { text, ink, opacity, boxes } of texts) {
        const { rgb, a } = colour(ink);
        const cover = a * opacity;
        const ratios = boxes.flatMap(({ left, top, width, height }) => {
          if (width < 1 || height < 1) return [];
          const { data } = drawn.getImageData(left, top, Math.ceil(width), Math.ceil(height));
          return Array.from({ length: data.length / 4 }, (_, n) => {
            const ground = [...data.subarray(n * 4, n * 4 + 3)];
            return contrast(
              rgb.map((part, at) => part * cover + ground[at]! * (1 - cover)),
              ground,
            );
          });
        });
        ratios.sort((x, y) => x - y);
        const low = ratios[Math.floor(ratios.length * edges)];
        if (low !== undefined && low < least) wrongs.push(`${low.toFixed(2)} ${text.slice(0, 40)}`);
      }
      return wrongs;
    },
    { texts, paint, shot, least, edges },
  );
}
