// The device's record of the matches that it has shown.
import { expect, type Page } from '@playwright/test';

/**
 * Moves the device's last look at its matches into the past. `unseen`: before the first event of each match.
 */
export const longAgo = (page: Page, minutes = 5, unseen = false) =>
  page.evaluate(
    ({ minutes, unseen }) => {
      type Seen = { at: number; seq: number };
      const seen = JSON.parse(localStorage.getItem('septet.seen') ?? '{}') as Record<string, Seen>;
      for (const one of Object.values(seen)) {
        one.at -= minutes * 60_000;
        if (unseen) one.seq = 0;
      }
      localStorage.setItem('septet.seen', JSON.stringify(seen));
    },
    { minutes, unseen },
  );

/**
 * Waits until the device has recorded what its page shows. The code for that loads after the page; then it
 * records everything at once.
 */
export const isNoted = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const seen = JSON.parse(localStorage.getItem('septet.seen') ?? '{}') as Record<
          string,
          { at: number }
        >;
        return Object.values(seen).some(({ at }) => at > Date.now() - 60_000);
      }),
    )
    .toBe(true);
