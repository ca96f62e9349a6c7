// What a device keeps of the matches that were seen on it.
import { expect, type Page } from '@playwright/test';

/** As if this device had been looked at last some minutes ago; `unseen`: before anything happened in its matches. */
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

/** Waits until the device has noted what its page shows. What notes it is fetched after the page; then it notes all at once. */
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
