// Where words are broken on two lines.
import type { Page } from '@playwright/test';

export interface Break {
  /** All that is written there. */
  text: string;
  /** The word, with a bar where it is broken. */
  word: string;
  /** Whether it may be broken there: at a soft hyphen, or behind a hyphen of its own. */
  may: boolean;
}

/** Every word that is broken in what a selector finds. Between words a line may always end. */
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
          // What is not drawn has no place.
          if (/[\s\u00ad]/.test(data[at]!)) continue;
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          // What begins a line has a place at the end of the one before, too: none, or that of the hyphen.
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
