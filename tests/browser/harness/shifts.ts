// What moved on the page although nobody touched anything.
import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Less than this is a number more, or a line of another length. */
const least = 0.01;

/**
 * To be called before the page is opened. Apart from what lies in some things, which are the game's own: a card that comes
 * into a hand moves the others.
 */
export const watchShifts = (page: Page, apart: string) =>
  page.addInitScript(
    ({ apart, least }) => {
      const found: string[] = [];
      Object.assign(window, { shiftsFound: found });
      const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(',');
      const observer = new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
          if (hadRecentInput) continue;
          const moved = sources.flatMap(({ node, previousRect: a, currentRect: b }) => {
            const it = node instanceof HTMLElement ? node : node?.parentElement;
            if (!it || it.closest(apart)) return [];
            // As browsers weigh it: the part of the window times how far it went.
            const part = (a.width * a.height + b.width * b.height) / (innerWidth * innerHeight);
            const far =
              Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / Math.max(innerWidth, innerHeight);
            return [{ weight: part * far, said: `${it.dataset.testid ?? it.className} ${at(a)} > ${at(b)}` }];
          });
          const weight = moved.reduce((sum, it) => sum + it.weight, 0);
          if (weight >= least) found.push(`${weight.toFixed(3)} ${moved.map(({ said }) => said).join('; ')}`);
        }
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    },
    { apart, least },
  );

/** All of them so far. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shiftsFound: string[] }).shiftsFound);
