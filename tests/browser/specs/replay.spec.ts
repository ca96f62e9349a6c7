import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

// Without The Seven Sages, whose talks take minutes. Other tests check its table and texts with the same
// rules.
for (const game of ['7 Kingdoms', 'Seven Dragons', '7 Wonders'] as const) {
  test(
    `a finished match of ${game} is seen again from its page`,
    { tag: '@long' },
    async ({ arrive }, info) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      ada.quick = true;
      await ada.playNow(game);
      await ada.play();
      await expect(ada.sheet).toBeVisible();
      await page.getByTestId('see-again').click();
      await expect(page).toHaveURL(/\/m\/[0-9a-f-]{36}$/);
      const place = page.getByTestId('place');
      const scrub = page.getByTestId('scrub');
      await expect(place).toHaveText(/^(\d+) \/ \1$/);
      const end = Number(await scrub.inputValue());
      expect(end).toBeGreaterThan(10);
      // A bot that moved at once moved before the page had the hash.
      const phone = info.project.name === 'phone';
      if (phone) await page.getByTestId('open-log').click();
      await expect(page.getByTestId('fair')).toHaveClass(/unchanged|late/);
      if (phone) await page.keyboard.press('Escape');
      await ada.shot(`replay-${game}-end`);

      await page.keyboard.press('Home');
      await expect(place).toHaveText(`0 / ${end}`);
      for (let n = 0; n < 7; n += 1) await page.keyboard.press('ArrowRight');
      await expect(place).toHaveText(`7 / ${end}`);
      await expect(page).toHaveURL(/step=7&as=decider/);
      await expect(scrub).toHaveAttribute('aria-valuetext', new RegExp(`^Step 7 of ${end}`));
      await isAccessible(page, `replay of ${game}`);
      await ada.shot(`replay-${game}-7`);

      // The same step from the view of another seat. Spectators see no hand.
      const choose = async (eyes: string) => {
        if (phone) await page.getByTestId('open-log').click();
        await page.getByTestId('eyes-of').selectOption(eyes);
        if (phone) await page.keyboard.press('Escape');
      };
      await choose('0');
      await expect(page).toHaveURL(/step=7&as=0/);
      if (!phone) {
        // The buttons of the seats do the same: a press on the current seat leaves its view, and another seat
        // is selected.
        const seats = page.getByTestId('eyes').getByRole('button');
        await expect(seats.nth(0)).toHaveAttribute('aria-pressed', 'true');
        await seats.nth(0).click();
        await expect(page).toHaveURL(/step=7&as=decider/);
        await seats.nth(1).click();
        await expect(page).toHaveURL(/step=7&as=1/);
      }
      await choose('spectator');
      await expect(page).toHaveURL(/step=7&as=spectator/);
      await ada.shot(`replay-${game}-spectator`);

      // The link opens the same step for every visitor.
      const link = page.url();
      const bo = await arrive('Bo');
      await bo.page.goto(link);
      await expect(bo.page.getByTestId('place')).toHaveText(`7 / ${end}`);

      // Automatic play, from the beginning. On a phone the slider leads to both ends.
      if (phone) await page.keyboard.press('End');
      else await page.getByRole('button', { name: 'To the end' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(place).toHaveText(/^[12] \//);
      await page.getByRole('button', { name: 'Pause' }).click();

      if (phone) {
        await page.getByTestId('open-log').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Log', exact: true }).click();
        await expect(page.getByRole('dialog').getByTestId('log')).toBeVisible();
        await ada.shot(`replay-${game}-log`);
        await page.keyboard.press('Escape');
      } else {
        const moments = page.getByRole('button', { name: /^Key moments/ });
        await moments.click();
        const first = page.getByTestId('moments').getByRole('button').first();
        const at = Number(await first.locator('.at').textContent());
        await first.click();
        await expect(place).toHaveText(`${at} / ${end}`);
        await ada.shot(`replay-${game}-moments`);
      }

      await page.goto('/history');
      await expect(page.getByTestId('tally')).toHaveText(/of 1 match shown/);
      await ada.shot(`history-${game}`);
      await page.getByRole('link', { name: /^Replay/ }).click();
      await expect(place).toHaveText(`${end} / ${end}`);
    },
  );
}
