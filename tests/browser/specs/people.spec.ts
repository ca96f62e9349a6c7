import { tabTo } from '../harness/keys';
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

/** The label of the chat field in the lobby. */
const chat = 'Message';

test('a host mutes, bans and lets in again whom they see by name', { tag: '@long' }, async ({ arrive }) => {
  const [ada, eve] = await Promise.all([arrive('Ada'), arrive('Eve')]);
  await ada.rename();
  const code = await ada.makeTable(3);
  await eve.rename();
  await eve.enterCode(code);
  await eve.justWatch();
  const people = ada.page.getByTestId('people');
  const row = people.getByRole('button', { name: /^Eve/ });
  await expect(row).toContainText('spectator');
  await expect(eve.page.getByTestId('people')).toHaveCount(0);

  // By keyboard.
  await tabTo(ada.page, ({ label }) => label.startsWith('Eve') && label.includes('⋯'));
  await ada.page.keyboard.press('Enter');
  await isAccessible(ada.page, 'what a host can do about somebody');
  await ada.page.keyboard.press('Tab');
  await ada.page.keyboard.press('Enter');
  await expect(row).toContainText('muted');
  await expect(ada.page.getByRole('log').getByText('The host muted Eve.')).toBeVisible();
  await expect(eve.page.getByRole('log').getByText('The host muted Eve.')).toBeVisible();
  const say = eve.page.getByRole('textbox', { name: chat });
  await say.fill('Let me talk!');
  await say.press('Enter');
  await expect(eve.page.getByText('The host of this table has muted you.')).toBeVisible();

  // By click.
  await people.getByRole('button', { name: 'Ban', exact: true }).click();
  await people.getByRole('button', { name: 'Ban from this table' }).click();
  await expect(row).toContainText('banned');
  await expect(eve.page.getByRole('alert').filter({ hasText: 'banned you' })).toBeVisible();
  await people.getByRole('button', { name: 'Unban' }).click();
  await people.getByRole('button', { name: 'Unmute' }).click();
  await expect(row).toHaveCount(0);
  await eve.page.reload();
  await eve.justWatch();
  await expect(row).toContainText('spectator');
  await eve.page.getByRole('textbox', { name: chat }).fill('Thank you');
  await eve.page.getByRole('textbox', { name: chat }).press('Enter');
  await expect(ada.page.getByRole('log').getByText('Thank you')).toBeVisible();
});
