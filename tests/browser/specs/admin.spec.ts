// The pages for admins. An admin from the configuration reads reports and bans a player, who sees the reason.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { picture } from '../harness/picture';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

// The server refuses requests of a banned account, and a wrong password.
test.use({ refusals: ['/api/admin', '/api/session'], ownServer: true });

const password = 'correct horse battery';
const idOf = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/session')).json()) as { id: string }).id);

/** Sets a password for the account, which every admin change asks for. */
async function keep({ page }: Player) {
  await page.goto('/me');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).press('Enter');
  await expect(page.getByText('The password is set.')).toBeVisible();
}

test('an admin bans somebody, who reads why', { tag: '@long' }, async ({ arrive, server }) => {
  test.slow();
  const [ada, eve] = await Promise.all([arrive('Ada'), arrive('Eve')]);
  const { page } = ada;
  await ada.rename();
  const code = await ada.makeTable(3);
  const shown = code.replace(/^(.{3})(.{4})(.{3})$/, '$1-$2-$3');
  await keep(ada);
  await eve.rename();
  await eve.enterCode(code);
  await eve.page.getByTestId('sit-down').click();
  const reported = await page.evaluate(
    async ([table, account]) => {
      const report = { table, account, reason: 'insults', text: 'It was at the second card.' };
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/reports', { method: 'POST', headers, body: JSON.stringify(report) })).status;
    },
    [code, await idOf(eve.page)],
  );
  expect(reported).toBe(204);
  const [admin, guest] = [await idOf(page), await idOf(eve.page)];

  // Only accounts named in the configuration are admins. For all others the page does not exist.
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  server.flags.push('--admin-account', admin);
  await server.restart();
  await eve.page.goto('/admin');
  await expect(eve.page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await eve.page.goto(`/t/${code}`);
  await expect(eve.page.getByTestId('seat-1')).toContainText('Eve');

  await page.reload();
  await page.getByRole('link', { name: 'Administration' }).press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByTestId('counts')).toContainText('Accounts 2');
  await expect(page.getByTestId('forecast')).toContainText('Now');
  await page.getByLabel('Room for the database, in GB').fill('20');
  await page.getByRole('button', { name: 'When is it full?' }).press('Enter');
  await expect(page.getByText(/^Not within a hundred years/)).toBeVisible();
  await isAccessible(page, 'what there is');
  await picture(page, 'admin-overview');

  const parts = page.getByRole('navigation', { name: 'Administration sections' });
  await parts.getByRole('link', { name: 'Tables' }).press('Enter');
  const tables = page.getByTestId('tables');
  await expect(tables).toContainText(shown);
  await isAccessible(page, 'tables');
  await picture(page, 'admin-tables');
  await page.getByLabel('State').selectOption('finished');
  await expect(page.getByText('There are none.')).toBeVisible();
  await page.getByLabel('State').selectOption('gathering');
  await expect(tables).toContainText(shown);

  await parts.getByRole('link', { name: 'Accounts' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Name' }).fill('ev');
  await page.getByRole('searchbox', { name: 'Name' }).press('Enter');
  const accounts = page.getByTestId('accounts');
  await expect(accounts.getByRole('link')).toHaveCount(1);
  await isAccessible(page, 'accounts');
  await picture(page, 'admin-accounts');
  await accounts.getByRole('link', { name: /Eve/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/accounts/${guest}$`));
  await expect(page.getByTestId('account')).toContainText('none (guest)');
  await isAccessible(page, 'an account');
  await picture(page, 'admin-account');

  // The ban is cancelled first, then tried with a wrong password, then done.
  await page.getByRole('button', { name: 'Ban', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Ban', exact: true }).press('Enter');
  const ban = dialog.getByRole('button', { name: 'Ban', exact: true });
  await dialog.getByLabel('Reason').fill('insults at the table');
  await expect(ban).toBeDisabled();
  await dialog.getByRole('radio', { name: '7 days' }).check();
  await dialog.getByLabel('Current password').fill('wrong horse battery');
  await ban.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('typos');
  await isAccessible(page, 'what is asked before a ban');
  await picture(page, 'admin-ban');
  await dialog.getByLabel('Current password').fill(password);
  await ban.press('Enter');
  const done = page.getByTestId('done');
  await expect(done).toContainText('Eve is banned, has left 1 table and sees:');
  await expect(done).toContainText('(insults at the table)');
  await expect(done).toBeFocused();
  await expect(page.getByTestId('account')).toContainText('Banned until');
  await isAccessible(page, 'an account that is banned');
  await picture(page, 'admin-banned');

  await expect(eve.page.getByText(/insults at the table/).first()).toBeVisible();
  await eve.shot('admin-told');

  await parts.getByRole('link', { name: 'Log' }).press('Enter');
  const log = page.getByTestId('log').getByRole('listitem');
  await expect(log).toHaveCount(1);
  await expect(log).toContainText('insults at the table');
  await expect(log).toContainText('You');
  await page.getByRole('switch').check();
  await expect(log.filter({ hasText: 'Look at an account' }).first()).toBeVisible();
  await isAccessible(page, 'the log');
  await picture(page, 'admin-log');
  await parts.getByRole('link', { name: 'Reports' }).press('Enter');
  const reports = page.getByTestId('reports');
  await expect(reports).toContainText('Ada reports Eve');
  await expect(reports).toContainText('It was at the second card.');
  await isAccessible(page, 'reports');
  await picture(page, 'admin-reports');
  await reports.getByRole('link', { name: 'Look at Eve' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/accounts/${guest}$`));

  // An admin cannot change the own account, and can lift a ban.
  await page.goto(`/admin/accounts/${admin}`);
  await expect(page.getByText('This is your account.')).toBeVisible();
  await page.goto(`/admin/accounts/${guest}`);
  await page.getByRole('button', { name: 'Lift the ban' }).press('Enter');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Lift the ban' }).press('Enter');
  await expect(done).toContainText('Eve is no longer banned.');
  await eve.page.goto('/me');
  await expect(eve.page.getByRole('heading', { level: 1 })).toHaveText('Eve');

  // An admin closes a table.
  await parts.getByRole('link', { name: 'Tables' }).press('Enter');
  await page.getByRole('button', { name: `Close the table ${shown}` }).press('Enter');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Close the table' }).press('Enter');
  await expect(done).toContainText(`The table ${shown} is closed`);
});
