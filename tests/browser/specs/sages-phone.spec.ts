// The Seven Sages on phones: both camps, all negotiating players, and every number, without scrolling.
import type { Page } from '@playwright/test';
import { largeLetters, notWhole, unreadable } from '../harness/whole';
import { expect, test } from '../harness/test';

const windows = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
];
const seats = 5;
// The bots talk long enough for the checks.
test.use({ botPause: 500 });
const talk = /^(accept-|propose-|no_deal$)/;

/** Returns the faults in all windows, in words. */
async function wrongs(page: Page, whole: [selector: string, least: number][]): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    const at = `${width} x ${height}: `;
    for (const [selector, least] of whole)
      found.push(...(await notWhole(page, selector, least)).map((it) => at + it));
    found.push(...(await unreadable(page, '[data-testid="table"]')).map((it) => at + it));
    const felt = page.getByTestId('table');
    const hidden = await felt.evaluate((it) => it.scrollHeight - it.clientHeight);
    if (hidden > 1) found.push(`${at}${hidden} px of the table are to be scrolled to`);
  }
  await page.setViewportSize(windows[0]!);
  return found;
}

for (const locale of ['en-GB', 'fr-FR', 'nl-NL'])
  test(
    `all who talk, both camps and every number are in view on a phone, ${locale}`,
    { tag: ['@phone-only', '@long'] },
    async ({ arrive }) => {
      const ada = await arrive('Geneviève', { locale });
      const { page } = ada;
      ada.quick = true;
      ada.prefer = (deeds) => {
        const find = (what: RegExp) => deeds.find((deed) => what.test(deed));
        return (
          find(talk) ?? (find(/^(withdraw-|deal$)/) ? null : find(/^(ready|join|side-|alone|with-|play)/))
        );
      };
      if (locale === 'en-GB') await ada.rename();
      await ada.playNow('seven-sages', seats);
      const plates: [string, number] = ['[data-plate]', seats];
      await expect(page.getByTestId('sages')).toBeVisible();
      const choosing: [string, number][] = [
        plates,
        ['[data-card^="sage-"]', 3],
        ['[data-testid="clearing"]', 3],
      ];
      await expect.poll(() => wrongs(page, choosing), 'choosing a sage').toEqual([]);

      await ada.play(() => page.getByTestId('talks').isVisible());
      const talks: [string, number][] = [plates, ['[data-testid="ladder"]', 1], ['.talks .button', 0]];
      await expect.poll(() => wrongs(page, talks), 'talks').toEqual([]);

      const played = page.getByTestId('table').locator('[data-card^="fight-"]');
      await ada.play(async ({ tone }) => tone === 'you' && (await played.count()) > 4);
      const fight: [string, number][] = [
        plates,
        ['[data-testid="ladder"]', 1],
        ['[data-testid="track"]', 1],
        ['[data-testid="camps"] .sum', seats],
        ['[data-testid="camps"] section', 2],
        // The last card of a lane, which lies on the others.
        ['.lane > li:last-child', 2],
        ['.plate .face', seats],
      ];
      await expect.poll(() => wrongs(page, fight), 'a fight').toEqual([]);
    },
  );

test('who sits there opens from the plate', { tag: '@phone-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.playNow('seven-sages', 4);
  await expect(page.getByTestId('strip-1')).toBeHidden();
  const bot = page.getByTestId('plate-1').getByRole('button');
  await expect(bot).toHaveAccessibleName(/^Bot 2, Bot, /);
  expect((await bot.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await bot.click();
  await expect(page.getByRole('dialog', { name: 'Bot 2' })).toBeVisible();
});

test(
  'letters of twice the size keep names, numbers and deeds',
  { tag: ['@phone-only', '@long'] },
  async ({ arrive }) => {
    const ada = await arrive('Geneviève', { locale: 'fr-FR' });
    const { page } = ada;

    ada.prefer = (deeds) => deeds.find((deed) => talk.test(deed)) ?? undefined;
    await ada.playNow('seven-sages', seats);
    await ada.play(() => page.getByTestId('talks').isVisible());
    await page.setViewportSize(windows[1]!);
    await largeLetters(page);
    const cut = () => unreadable(page, '[data-testid="table"]');
    await expect.poll(cut).toEqual([]);
    // Elements further down can be scrolled into full view.
    for (const it of await page.locator('.plate .name, .talks .button, .dock [data-deed]').all()) {
      await it.scrollIntoViewIfNeeded();
      await expect(it).toBeInViewport({ ratio: 0.95 });
    }
  },
);
