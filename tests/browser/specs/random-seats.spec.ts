// Random seat order: set in the form, shown at the table, and visible for all at the start of the match,
// without a reload.
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';
import { wondersForm } from '../harness/wonders';

test('seats in random order are the same for all players', { tag: '@long' }, async ({ arrive }) => {
  const [ada, ben, eve] = await Promise.all([arrive('Ada'), arrive('Ben'), arrive('Eve')]);
  await ada.rename();
  await ben.rename();
  const code = await ada.makeTable(3, 'seven-kingdoms', async (form) => {
    const random = form.getByTestId('random-seats').getByRole('switch', { name: 'Seats in random order' });
    await expect(random).not.toBeChecked();
    await random.check();
    await isAccessible(ada.page, 'the form with random seats');
    await ada.shot('random-seats-make');
  });
  await expect(ada.page.getByTestId('random')).toHaveText('Seats in random order');
  await ben.enterCode(code);
  await expect(ben.page.getByTestId('random')).toHaveText('Seats in random order');
  await ben.beReady();
  await ada.button(ada.labels.fill).click();
  await ada.beReady();
  await eve.enterCode(code);
  await expect(ada.page.getByTestId('seat-0')).toContainText('Ada');
  await expect(ada.page.getByTestId('seat-1')).toContainText('Ben');
  await ada.shot('random-seats-lobby');
  await ada.start();
  for (const player of [ada, ben, eve]) await player.seesTheGame();
  // With these cards the bot of the third seat moves to the first one.
  for (const { page } of [ada, ben, eve]) {
    await expect(page.getByTestId('strip-0')).toContainText('Bot');
    await expect(page.getByTestId('strip-1')).toContainText('Ada');
    await expect(page.getByTestId('strip-2')).toContainText('Ben');
  }
  await expect(ada.page.getByTestId('strip-1')).toHaveAccessibleName(/Ada ?, you/);
  await expect(ben.page.getByTestId('strip-2')).toHaveAccessibleName(/Ben ?, you/);
  // Ada plays from her new seat.
  await ada.play(({ tone }) => tone === 'you');
  await ada.decide();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ada.page.getByRole('dialog')).toContainText('Seats in random order');
});

test('7 Wonders begins with it, and the host says otherwise', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  const form = await wondersForm(ada, { fixed: false });
  const random = form.getByTestId('random-seats').getByRole('switch');
  await expect(random).toBeChecked();
  await form.locator('.primary').click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByTestId('random')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('random-seats').getByRole('switch').uncheck();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByTestId('changed')).toContainText('Seats in random order');
  await expect(page.getByTestId('random')).toHaveCount(0);
});
