// How well the bots play: chosen in the lobby, remembered, shown at the table.
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

test.describe('levels of the bots', () => {
  // Bots think long enough to be looked at.
  test.use({ botPause: 2_000 });

  test('are chosen by click and by keyboard, told by shape, name and sentence, and remembered', async ({
    arrive,
  }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.makeTable(4);
    const pick = page.getByRole('group', { name: 'Level of the bots' });
    const about = page.getByTestId('level-about');
    await expect(pick.getByRole('radio')).toHaveCount(5);
    await expect(pick.getByRole('radio', { name: 'Steady' })).toBeChecked();
    await expect(about).toContainText('Looks one step ahead');
    await expect(pick.getByRole('radio', { name: 'Expert' })).toHaveAccessibleDescription(/up to a second/);
    await isAccessible(page, 'levels');
    await ada.shot('levels');

    await page.getByRole('button', { name: /^Add a bot \(Steady\).*2/ }).click();
    await expect(page.getByTestId('seat-1')).toContainText('Bot · Steady');
    await expect(page.getByTestId('seat-1').locator('[data-level="2"]')).toBeVisible();

    // By keyboard, two to the right.
    await pick.getByRole('radio', { name: 'Steady' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(pick.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await expect(about).toContainText('up to 0.1 seconds');
    await page.getByTestId('level-expert').click();
    await page.getByRole('button', { name: /^Add a bot \(Expert\).*3/ }).click();
    await expect(page.getByTestId('seat-2').locator('[data-level="5"]')).toBeVisible();

    // Another table, and another visit.
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Expert' })).toBeChecked();
  });

  test('say at the table who thinks', async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.makeTable(2);
    await page.getByTestId('level-expert').click();
    await ada.button('Fill with bots').click();
    await expect(page.getByTestId('seat-1')).toContainText('Expert');
    await ada.beReady();
    await ada.start();
    await ada.seesTheGame();
    const strip = page.getByTestId('strip-1');
    await expect(strip.locator('[data-level="5"]')).toHaveCount(1);
    await expect(strip).toHaveAccessibleName(/Expert/);
    const thinks = strip.locator('[data-thinks="true"]');
    await ada.play(async () => (await thinks.count()) > 0);
    await expect(strip).toHaveAccessibleName(/Expert, thinks/);
    await expect(page.getByText('Bot 2 thinks…').first()).toBeVisible();
    await ada.shot('thinks');
  });
});
