// Layout shifts without any input.
import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Smaller shifts come from a longer number, or a line of another length. */
const least = 0.01;

/**
 * Records layout shifts. Call it before the page opens. `apart` selects elements to ignore, in which the game
 * itself moves things: a new card in a hand moves the others.
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
            // The weight that browsers use: the part of the window times the distance.
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

/** Returns all recorded shifts. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shiftsFound: string[] }).shiftsFound);
