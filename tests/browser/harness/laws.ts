// Rules for every page at every size, measured in one call.
import type { Page } from '@playwright/test';
import { paintOf } from './paint';

export interface Measured {
  /** The number of pixels by which the page is wider than the window. */
  over: number;
  h1: number;
  /** Controls without a name. */
  nameless: string[];
  /** Texts on plain ground with too little contrast. */
  faint: string[];
  /** Touch targets that are too small. */
  small: string[];
  /** Input fields on which a phone zooms in. */
  zooms: string[];
  /** The labels of the primary buttons, which are golden. */
  gold: string[];
  /** Variant chips that are not beside or below the game's name. */
  astray: string[];
}

export const measured = async (page: Page): Promise<Measured> =>
  page.evaluate(
    ({ colour, contrast }) => {
      const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
      const seen = (it: Element) => {
        const { width, height } = it.getBoundingClientRect();
        return width > 1 && height > 1 && !it.closest('.visually-hidden') && it.checkVisibility();
      };
      const nameOf = (it: HTMLElement) => (it.ariaLabel || it.innerText || it.title).trim();
      const faint: string[] = [];
      for (const it of all('#app *')) {
        // Pictures, patterns and disabled controls have no single background colour.
        if (it.closest('svg, .avatar, .plan, .hero, .skip, [aria-disabled="true"], :disabled') || !seen(it))
          continue;
        const text = [...it.childNodes].some((node) => node instanceof Text && node.data.trim());
        const ink = text ? colour(getComputedStyle(it).color) : null;
        let ground: { rgb: number[] } | null = null;
        for (let at: Element | null = it; at && !ground; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.backgroundImage !== 'none') break;
          const fill = colour(style.backgroundColor);
          if (fill.a === 1) ground = fill;
          else if (fill.a > 0) break;
        }
        if (!ink || !ground || ink.a < 1) continue;
        const ratio = contrast(ink.rgb, ground.rgb);
        if (ratio < 4.5) faint.push(`${ratio.toFixed(2)} ${it.innerText.slice(0, 24)}`);
      }
      const touch = matchMedia('(pointer: coarse)').matches;
      const small = touch
        ? all('button, a.button, select, header a, [data-testid^="running-"]')
            .filter(seen)
            .filter((it) => it.getBoundingClientRect().height < 43.5)
            .map((it) => `${Math.round(it.getBoundingClientRect().height)} ${nameOf(it)}`)
        : [];
      const zooms = touch
        ? all('input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea')
            .filter(seen)
            .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 16)
            .map((it) => `${getComputedStyle(it).fontSize} ${it.outerHTML.slice(0, 80)}`)
        : [];
      const astray = all('[data-testid="variant"]')
        .filter(seen)
        .flatMap((chip) => {
          const title = chip.previousElementSibling;
          if (!title) return [`${chip.innerText} has no name before it`];
          const [a, b] = [title.getBoundingClientRect(), chip.getBoundingClientRect()];
          const beside = b.top < a.bottom && b.bottom > a.top && b.left >= a.right - 1;
          // Without room beside the name the chip is directly below it.
          const below = b.top >= a.bottom - 6 && b.top - a.bottom < 12 && Math.abs(b.left - a.left) < 8;
          return beside || below ? [] : [`${chip.innerText} at ${title.textContent}`];
        });
      return {
        over: document.documentElement.scrollWidth - innerWidth,
        h1: all('h1').length,
        nameless: all('button, a, select, input')
          .filter(seen)
          .filter((it) => !nameOf(it) && !(it as HTMLInputElement).labels?.length)
          .map((it) => it.outerHTML.slice(0, 80)),
        faint: [...new Set(faint)],
        small,
        zooms,
        gold: all('main .primary').filter(seen).map(nameOf),
        astray,
      };
    },
    await paintOf(page),
  );

/** The windows in which the tests check pages; the last ones with touch. */
export const windows = [
  { width: 1280, height: 800, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 768, height: 1024, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 320, height: 640, touch: true },
];
