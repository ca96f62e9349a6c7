// A guest saves the account, signs in on other devices, exports the data, and deletes the account.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { picture } from '../harness/picture';
import { expect, test } from '../harness/test';

const password = 'correct horse battery';

const openAccount = async (page: Page) => {
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
};

test('a guest keeps the account by a code and comes back to the same table', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.rename();
  const table = await ada.makeTable(2);
  await ada.goHome();
  await openAccount(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada');
  await picture(page, 'account-guest');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByTestId('recovery-code').innerText();
  expect(code).toMatch(/^(\w{5}-){4}\w{5}$/);
  await picture(page, 'account-code');
  await page.getByLabel('Type the last group').fill('WRONG');
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText('That is not the last group.')).toBeVisible();
  await page.getByLabel('Type the last group').fill(code.slice(-5).toLowerCase());
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByTestId('recovery-code')).toBeHidden();
  expect(await page.content()).not.toContain(code);

  // By keyboard only, in a browser without any stored data.
  const elsewhere = await arrive('Elsewhere');
  const { page: other } = elsewhere;
  await other.getByRole('link', { name: 'Sign in' }).press('Enter');
  await picture(other, 'account-back');
  const field = other.getByLabel('Recovery code, 25 letters and digits');
  await field.fill(`${code.slice(0, -1)}${code.endsWith('Z') ? 'Y' : 'Z'}`);
  await field.press('Enter');
  await expect(other.getByRole('alert').filter({ hasText: 'typo' })).toBeVisible();
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(other).toHaveURL(/\/$/);
  await other.goto(`/t/${table}`);
  await expect(other.getByTestId('seat-0')).toContainText('you · host');
});

test('a password is set, and a second device comes in by a link that counts once', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.rename();
  await ada.makeTable(2);
  await ada.goHome();
  await openAccount(page);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).press('Enter');
  await expect(page.getByText('The password is set.')).toBeVisible();
  const tag = await page.getByTestId('tag').innerText();
  expect(tag).toMatch(/^\w{4}-\w{4}$/);

  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const code = (await page.getByTestId('device-code').innerText()).replaceAll('-', '');
  await picture(page, 'account-device');
  const phone = await arrive('Phone');
  await phone.page.goto(`/back#${code}`);
  await expect(phone.page.getByText('You opened a sign-in link.')).toBeVisible();
  expect(phone.page.url()).not.toContain(code);
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.page.getByTestId('my-name')).toHaveText('Ada');
  const late = await arrive('Late');
  await late.page.goto(`/back#${code}`);
  await late.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(late.page.getByRole('alert').filter({ hasText: 'Sign-in failed' })).toBeVisible();
  await late.page.getByRole('radio', { name: 'Password' }).check();
  await late.page.getByLabel('Login ID, eight letters and digits').fill(tag.toLowerCase());
  await late.page.getByLabel('Password', { exact: true }).last().fill(password);
  await late.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(late.page.getByTestId('my-name')).toHaveText('Ada');

  // The account's page can sign the other devices out.
  await page.reload();
  await expect(page.getByText(/^this device/)).toBeVisible();
  await expect(page.locator('section', { hasText: 'Devices' }).getByRole('listitem')).toHaveCount(3);
  const others = page.getByRole('button', { name: 'Sign out all others' });
  await others.click();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.locator('section', { hasText: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  await phone.page.goto('/me');
  await expect(phone.page.getByText('You have no account yet.')).toBeVisible();
});

test(
  'an account is exported and deleted, and the table shows a former player',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    const { page } = ada;
    await ada.rename();
    await ben.rename();
    const table = await ada.makeTable(2);
    await ben.page.goto(`/t/${table}`);
    const sitting = ben.page.getByRole('region', { name: 'At the table' });
    await expect(sitting).toContainText('Ada');
    await ada.goHome();
    await openAccount(page);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByTestId('tag')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('septet-account.json');
    const { readFileSync } = await import('node:fs');
    const all = JSON.parse(readFileSync((await file.path())!, 'utf8'));
    expect(all.about.account.name).toBe('Ada');
    expect(all.tables.map((one: { code: string }) => one.code)).toEqual([table]);
    expect(all.this_browser).toHaveProperty(['septet.name']);

    await page.getByRole('button', { name: 'Delete account' }).click();
    const now = page.getByRole('button', { name: 'Delete now' });
    await expect(now).toBeDisabled();
    await page.getByLabel('Current password').last().fill(password);
    await page.getByLabel('Type “Delete Ada”').fill('delete ada');
    await picture(page, 'account-delete');
    await now.click();
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await expect(sitting).toContainText('a former player');
    await page.goto('/me');
    await expect(page.getByText('You have no account yet.')).toBeVisible();
  },
);

test('the pages of an account are there in French and for readers', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada', { locale: 'fr-FR' });
  const { page } = ada;
  await page.goto('/back');
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
  await picture(page, 'account-back-fr');
  await isAccessible(page, 'account');
  await page.goto('/make');
  await page.locator('form button.primary').first().click();
  await page.waitForURL(/\/t\//);
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'Appareils' })).toBeVisible();
  await picture(page, 'account-fr');
  await isAccessible(page, 'account');
});

test(
  'who has lost both keys begins to wait, and another device ends it',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.rename();
    await ada.makeTable(2);
    await ada.goHome();
    await openAccount(page);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText('The password is set.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue on another device' }).click();
    const code = await page.getByTestId('device-code').innerText();
    const { page: phone } = await arrive('Phone');
    await phone.goto(`/back#${code.replaceAll('-', '')}`);
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(phone.getByTestId('my-name')).toHaveText('Ada');

    await page.locator('summary', { hasText: 'I lost all sign-in methods' }).press('Enter');
    await expect(page.getByText('After 7 days, this device can add a method')).toBeVisible();
    await page.getByRole('button', { name: 'Start the wait' }).press('Enter');
    await expect(page.getByTestId('lost')).toContainText('this device needs no old sign-in method');
    await expect(page.getByRole('button', { name: 'Set the password' })).toBeDisabled();
    await isAccessible(page, 'the account page of somebody who waits');
    await picture(page, 'account-lost');
    await phone.goto('/me');
    await expect(phone.getByTestId('lost')).toContainText('your sign-in methods as lost');
    await picture(phone, 'account-lost-other');
    await phone.getByRole('button', { name: 'This was not me' }).click();
    await expect(phone.getByTestId('lost')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
    await expect(page.getByTestId('lost')).toBeHidden();
  },
);
