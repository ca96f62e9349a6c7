import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

const sizes = [
  [1280, 800],
  [1920, 1080],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const;

test(
  'a finished match is played on from one of its steps, and studied',
  { tag: '@long' },
  async ({ arrive }, info) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    ada.quick = true;
    await ada.playNow('7 Kingdoms');
    await ada.play();
    await expect(ada.sheet).toBeVisible();
    await page.getByTestId('see-again').click();
    const place = page.getByTestId('place');
    const scrub = page.getByTestId('scrub');
    await expect(place).toHaveText(/^(\d+) \/ \1$/);
    const end = Number(await scrub.inputValue());
    const first = page
      .url()
      .replace(/.*\/m\//, '')
      .slice(0, 36);

    // Keys and buttons step by round, and by the player's own decisions.
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    const second = Number(await scrub.inputValue());
    expect(second).toBeGreaterThan(1);
    await expect(page.getByTestId('scrub')).toHaveAttribute('aria-valuetext', /Round 2/);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(place).toHaveText(`0 / ${end}`);
    await page.keyboard.press('ArrowDown');
    const mine = Number(await scrub.inputValue());
    const phone = info.project.name === 'phone';
    if (phone) await page.getByTestId('decide').click();
    await page.getByTestId('own-on').click();
    expect(Number(await scrub.inputValue())).toBeGreaterThan(mine);
    await page.getByTestId('own-back').click();
    await expect(place).toHaveText(`${mine} / ${end}`);

    // The expert bot starts its analysis on request.
    const expert = page.getByTestId('expert');
    await expert.getByTestId('ask-expert').click();
    await expect(expert.getByTestId('decided')).toBeVisible();
    await expect(expert.getByTestId('ask-expert')).toHaveCount(0);
    // After that the expert analyses each decision that the player reaches.
    await page.getByTestId('own-on').click();
    await expect(expert.getByTestId('decided')).toBeVisible();
    await page.getByTestId('own-back').click();
    await expect(place).toHaveText(`${mine} / ${end}`);
    await ada.shot('fork-expert');

    const look = async (name: string, what: () => Promise<void>) => {
      if (phone) return;
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await what();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${name} at ${width}x${height}`).toBeLessThanOrEqual(0);
        await ada.shot(`fork-${name}-${width}x${height}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await look('match', async () => await expect(page.getByTestId('place')).toBeVisible());

    // A fork continues from this step.
    await page.keyboard.press('f');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`After step ${mine} of ${end}`);
    await isAccessible(page, 'playing on');
    await look('dialog', async () => await expect(dialog.getByTestId('fork-go')).toBeVisible());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    if (phone) await page.getByTestId('open-log').click();
    await page.getByTestId('fork-here').click();
    await dialog.getByTestId('fork-seat-1').click();
    await dialog.getByTestId('fork-go').click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.getByTestId('fork')).toBeVisible();
    await look('table', async () => await expect(page.getByTestId('fork')).toBeAttached());
    await ada.play();
    await expect(ada.sheet).toBeVisible();
    await page.getByTestId('see-again').click();
    await expect(page).toHaveURL(/\/m\/[0-9a-f-]{36}$/);
    expect(page.url()).not.toContain(first);
    const fork = page.getByTestId('fork');
    await expect(fork).toBeVisible();
    await ada.shot('fork-page');
    await fork.click();
    await expect(page).toHaveURL(new RegExp(`/m/${first}\\?step=${mine}&as=decider$`));
    await expect(place).toHaveText(`${mine} / ${end}`);

    await page.goto('/history');
    await expect(page.getByTestId('tally')).toHaveText(/of 1 match shown/);
    await expect(page.getByTestId('fork')).toHaveCount(1);
    await page.locator('summary').click();
    await expect(page.getByTestId('statistics').getByRole('row')).toHaveCount(2);
    await isAccessible(page, 'history with statistics');
    await look('history', async () => {
      const statistics = page.getByTestId('statistics');
      await expect(statistics).toBeVisible();
      const hidden = await statistics.evaluate(({ parentElement: around }) =>
        around ? around.scrollWidth - around.clientWidth : NaN,
      );
      expect(hidden, 'what has to be scrolled to').toBeLessThanOrEqual(0);
    });
    await ada.shot('fork-history');
  },
);

test('friends play on together by a link', { tag: ['@desktop-only', '@long'] }, async ({ arrive }) => {
  const ada = await arrive('Ada', { locale: 'fr-FR' });
  const { page } = ada;
  ada.quick = true;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await ada.playNow('seven-kingdoms');
  await ada.play();
  await page.getByTestId('see-again').click();
  await page.getByTestId('scrub').waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('level-none').click();
  await ada.shot('fork-fr-friends');
  await dialog.getByTestId('fork-go').click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByTestId('fork')).toHaveText(/Reprise à l’étape 1/);
  await ada.shot('fork-fr-lobby');
});
