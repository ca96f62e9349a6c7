import { leftovers } from '../harness/leftovers';
import { expect, test } from '../harness/test';

// The page lists all open tables of the server.
test.use({ ownServer: true });

test(
  'open tables are shown while somebody is there, and can be chosen among',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await ada.rename();
    await ada.makeTable(3, '7 Kingdoms', (form) =>
      form.getByRole('radio', { name: 'Everyone on this server' }).check(),
    );
    await ada.beReady();
    const list = ben.page.getByTestId('open-tables');
    await expect(list).toContainText('Ada');
    await expect(list).toContainText('2 of 3 seats free');

    // By click, and by keyboard.
    const game = ben.page.getByRole('combobox', { name: 'Game' });
    await game.selectOption({ label: 'Seven Dragons' });
    await expect(list).toHaveCount(0);
    await expect(ben.page.getByText('No such table right now.')).toBeVisible();
    await game.selectOption({ label: '7 Kingdoms' });
    await expect(list).toContainText('Ada');
    const which = ben.page.getByRole('group', { name: 'Which tables' });
    await which.getByRole('radio', { name: 'All' }).focus();
    await ben.page.keyboard.press('ArrowRight');
    await expect(which.getByRole('radio', { name: 'Free seats' })).toBeChecked();
    await expect(list).toContainText('Ada');
    await ben.page.keyboard.press('ArrowRight');
    await expect(list).toHaveCount(0);
    await ben.page.keyboard.press('ArrowLeft');
    await expect(list).toContainText('Ada');
    await ben.shot('open-tables');
    const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'no wider than the window').toBeLessThanOrEqual(0);

    // A table that its only player has left is not listed.
    await ada.goHome();
    await expect(list).toHaveCount(0);
  },
);

test('the choice among open tables is French', { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
  const [ada, zoe] = await Promise.all([arrive('Ada'), arrive('Zoé', { locale: 'fr-FR' })]);
  await ada.makeTable(3, 'Seven Dragons', (form) =>
    form.getByRole('radio', { name: 'Everyone on this server' }).check(),
  );
  await expect(zoe.page.getByRole('radio', { name: 'Places libres' })).toBeVisible();
  expect(await leftovers(zoe.page), 'the start page').toEqual([]);
});
