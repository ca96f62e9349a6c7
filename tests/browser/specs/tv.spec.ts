// TV mode on televisions of three sizes: all of it fits, and is readable from three metres.
import { expect, test } from '../harness/fixtures';
import { screenWrongs, televisions } from '../harness/laws-screen';

// The tests set their own windows.
const onDesktop = { tag: '@desktop-only' };
const inLong = { tag: ['@desktop-only', '@long'] };
/** The tables of the gate, at 1920 x 1080. */
const inGate = ['seven-wonders.full'];

const tables: [code: string, seats: number, leads: boolean][] = [
  ['seven-kingdoms.middle', 4, true],
  ['seven-kingdoms.play', 4, true],
  ['seven-dragons.late', 4, false],
  ['seven-dragons.connections', 4, false],
  ['seven-sages.five', 5, false],
  ['seven-sages.talks', 4, false],
  ['seven-sages.choose', 4, true],
  ['seven-wonders.guilds', 7, true],
  ['seven-wonders.turn3', 3, false],
  ['seven-wonders.full', 8, true],
  ['seven-wonders.citiesMasks', 8, true],
  ['seven-wonders.teamsEight', 8, true],
  ['seven-wonders.leaderPack', 5, false],
];

for (const { width, height } of televisions) {
  for (const [code, seats, leads] of tables) {
    const how = width === 1920 && inGate.includes(code) ? onDesktop : inLong;
    test(`${code} on a screen of ${width} x ${height}`, how, async ({ page, client }) => {
      await page.setViewportSize({ width, height });
      for (const language of ['en', 'fr']) {
        await page.goto(`${client}t/${code}/screen`);
        await page.evaluate((it) => localStorage.setItem('septet.language', it), language);
        await page.reload();
        await expect(page.getByTestId('table')).toBeVisible({ timeout: 60_000 });
        await expect.poll(() => screenWrongs(page, seats), language).toEqual([]);
      }
      const crowns = page.locator('.leads, [data-testid^="city-"] .crown').filter({ visible: true });
      if (leads) await expect(crowns.first()).toBeVisible();
      else await expect(crowns).toHaveCount(0);
    });
  }

  test(`the end fits on a screen of ${width} x ${height}`, inLong, async ({ page, client }) => {
    await page.setViewportSize({ width, height });
    for (const code of [
      'seven-kingdoms.over',
      'seven-dragons.over',
      'seven-sages.over',
      'seven-wonders.citiesOver',
      'seven-wonders.teamsEightOver',
    ]) {
      await page.goto(`${client}t/${code}/screen`);
      await expect(page.locator('p.winner')).toBeVisible({ timeout: 60_000 });
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-fits], p.winner, html')].flatMap((it) =>
            it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 2
              ? [it.className || it.tagName]
              : [],
          ),
        );
      await expect.poll(cut, code).toEqual([]);
    }
  });
}

test('whoever leads and whoever acts can be told', onDesktop, async ({ page, client }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${client}t/seven-kingdoms.middle/screen`);
  await expect(page.getByTestId('table')).toBeVisible({ timeout: 60_000 });
  const seats = page.locator('li[data-testid^="strip-"]');
  await expect(seats).toHaveCount(4);
  await expect(page.locator('li[aria-current="true"]')).toHaveCount(1);
  // The seats with a crown are those with the largest number.
  const points = await seats.evaluateAll((all) =>
    all.map((it) => ({
      leads: it.querySelector('.leads') !== null,
      n: Number(/-?\d+$/.exec(it.querySelector('.lead')!.textContent!.trim())![0]),
    })),
  );
  const most = Math.max(...points.map(({ n }) => n));
  for (const { leads, n } of points) expect(leads).toBe(n === most);
});
