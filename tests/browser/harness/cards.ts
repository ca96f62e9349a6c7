// Rules for every card on the screen: its signs do not overlap, and its texts are readable.
import type { Page } from '@playwright/test';
import { paintOf } from './paint';

/** Returns the faults of the visible cards, in words. */
export const cardWrongs = async (page: Page): Promise<string[]> =>
  page.evaluate(
    (paint) => {
      const found = new Set<string>();
      interface Sign {
        what: string;
        box: DOMRect;
        at: Element;
        text: boolean;
      }
      const size = (box: DOMRect) => box.width * box.height;
      const shared = (a: DOMRect, b: DOMRect) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      const seen = (it: Element, box: DOMRect) =>
        box.width > 2 && box.height > 2 && it.checkVisibility({ visibilityProperty: true });

      /** Returns the signs of a card: its words, and its visible drawings. */
      const signsOf = (root: Element): Sign[] => {
        const signs: Sign[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node instanceof Text ? node.parentElement! : (node as Element);
          // Skips words for screen readers, the picture behind the card, and decoration of a letter.
          if (at.closest('.visually-hidden, .scene, .halo')) continue;
          if (node instanceof Text && node.data.trim()) {
            const range = document.createRange();
            range.selectNode(node);
            const { x, y, width, height } = range.getBoundingClientRect();
            // Letters are lower than their line.
            const box = new DOMRect(x, y + height * 0.18, width, height * 0.62);
            if (seen(at, box)) signs.push({ what: `"${node.data.trim()}"`, box, at, text: true });
          } else if (node instanceof SVGUseElement) {
            const box = node.getBoundingClientRect();
            const what = (node.getAttribute('href') ?? '').slice(1);
            if (seen(node, box)) signs.push({ what, box, at: node, text: false });
          }
        }
        return signs;
      };

      /** Returns true for a number on its coin, which is one sign. */
      const one = (a: Sign, b: Sign) => {
        if (a.text === b.text) return false;
        const [word, drawing] = a.text ? [a, b] : [b, a];
        return (
          shared(word.box, drawing.box) > 0.8 * size(word.box) &&
          (word.at.parentElement === drawing.at.parentElement?.parentElement ||
            word.at.parentElement === drawing.at.parentElement)
        );
      };

      /** Returns the contrast of a word with the card behind it, dimmed as on the screen. */
      const contrast = (word: Element): number | null => {
        const ink = paint.colour(getComputedStyle(word).color);
        let ground: number[] | null = null;
        let behind: number[] | null = null;
        let alpha = 1;
        for (let at: Element | null = word; at && !behind; at = at.parentElement) {
          const style = getComputedStyle(at);
          const fill = paint.colour(style.backgroundColor);
          if (!ground && fill.a === 1) ground = fill.rgb;
          else if (ground && fill.a === 1 && alpha < 1) behind = fill.rgb;
          if (!ground && style.backgroundImage !== 'none') return null;
          alpha *= Number(style.opacity);
        }
        if (!ground || ink.a < 1) return null;
        const under = behind ?? [44, 90, 76];
        const shown = (rgb: number[]) => rgb.map((v, n) => v * alpha + under[n]! * (1 - alpha));
        return paint.contrast(shown(ink.rgb), shown(ground));
      };

      const faces = '[data-testid="hand"] .face, [data-testid="table"] .face';
      const roots = new Set(
        [...document.querySelectorAll(faces)].map(
          (face) => face.closest('[data-card], [data-item], [data-hand]') ?? face,
        ),
      );
      for (const root of roots) {
        const name = root.getAttribute('aria-label') ?? root.getAttribute('data-card') ?? 'a card';
        const signs = signsOf(root);
        for (const [n, a] of signs.entries()) {
          for (const b of signs.slice(n + 1)) {
            if (one(a, b)) continue;
            const part = shared(a.box, b.box) / Math.min(size(a.box), size(b.box));
            if (part > 0.2)
              found.add(`${name}: ${a.what} and ${b.what} overlap by ${Math.round(part * 100)} %`);
          }
          if (!a.text || a.at.closest('svg')) continue;
          const ratio = contrast(a.at);
          if (ratio !== null && ratio < 4.5) found.add(`${name}: ${a.what} is faint, ${ratio.toFixed(1)}`);
        }
        // In the hand no other card covers a sign.
        if (!root.closest('[data-testid="hand"]')) continue;
        const covered = signs.filter(({ box }) =>
          [0.1, 0.5, 0.9].some((at) => {
            const [x, y] = [box.left + box.width * at, box.top + box.height / 2];
            if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
            const top = document.elementFromPoint(x, y);
            return !!top && !root.contains(top) && !top.contains(root);
          }),
        );
        // On an upright phone many cards overlap. The number and a drawing of each card stay visible.
        const clear = signs.filter((sign) => !covered.includes(sign));
        const edge = clear.some(({ text }) => text) && clear.some(({ text }) => !text);
        if (innerWidth < 700 && innerHeight > 480 && edge) continue;
        for (const { what } of covered) found.add(`${name}: ${what} is covered`);
      }
      // Words of the table beside the cards are never too faint to read.
      for (const word of document.querySelectorAll('[data-testid="table"] *')) {
        if (![...word.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
        if (word.closest('.visually-hidden, svg, .avatar') || !word.checkVisibility()) continue;
        let alpha = 1;
        for (let at: Element | null = word; at; at = at.parentElement)
          alpha *= Number(getComputedStyle(at).opacity);
        if (alpha < 0.6) found.add(`"${word.textContent?.trim()}" is faint: ${alpha.toFixed(2)}`);
      }
      return [...found];
    },
    await paintOf(page),
  );
