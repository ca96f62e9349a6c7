// Line breaks inside words.
import type { Page } from '@playwright/test';

export interface Break {
  /** The full text around the break. */
  text: string;
  /** The word, with a bar at the break. */
  word: string;
  /** True if the break is allowed: at a soft hyphen, or behind a hyphen of the word itself. */
  may: boolean;
}

/**
 * Returns every word with a line break in the elements of a selector. Breaks between words are always
 * allowed.
 */
export const breaksIn = (page: Page, selector: string): Promise<Break[]> =>
  page.evaluate((selector) => {
    const found: Break[] = [];
    const plain = (text: string) => text.replaceAll('\u00ad', '');
    for (const it of document.querySelectorAll(selector)) {
      if (!it.checkVisibility()) continue;
      const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { data } = node as Text;
        const range = document.createRange();
        let before: { at: number; box: DOMRect } | null = null;
        for (let at = 0; at < data.length; at += 1) {
          // Spaces and soft hyphens have no box.
          if (/[\s\u00ad]/.test(data[at]!)) continue;
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          // The first letter of a line also has a box at the end of the line before: an empty one, or that of
          // the hyphen.
          const box = [...range.getClientRects()].filter(({ width }) => width > 0).at(-1);
          if (!box) continue;
          if (before && box.top > before.box.top + box.height / 2) {
            const between = data.slice(before.at, at);
            if (!/\s/.test(between)) {
              const begins = data.slice(0, at).search(/\S+$/);
              const word = `${data.slice(begins, at)}|${data.slice(at).match(/^\S*/)![0]}`;
              found.push({ text: plain(data), word: plain(word), may: /[\u00ad‐–-]/.test(between) });
            }
          }
          before = { at, box };
        }
      }
    }
    return found;
  }, selector);
