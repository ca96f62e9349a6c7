// A player saves an account with a passkey and signs in with it. Chromium emulates the authenticator.
import type { CDPSession, Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { picture } from '../harness/picture';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

/** A virtual authenticator of a page. It confirms each request at once. */
class Device {
  private constructor(
    private readonly cdp: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async at(page: Page) {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(cdp, authenticatorId);
  }

  async passkeys() {
    const { credentials } = await this.cdp.send('WebAuthn.getCredentials', {
      authenticatorId: this.authenticatorId,
    });
    return credentials;
  }

  /** Copies its passkeys to a virtual authenticator of another page. */
  async carriedTo(page: Page) {
    const other = await Device.at(page);
    for (const credential of await this.passkeys()) {
      const { authenticatorId } = other;
      await other.cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    }
    return other;
  }
}

/** Saves the player's account with a passkey, and stays on the account page. */
async function keptByPasskey(player: Player) {
  const { page } = player;
  await player.rename();
  await player.makeTable(2);
  const device = await Device.at(page);
  await page.goto('/me');
  const way = page.getByTestId('passkeys');
  await way.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(way.getByRole('listitem')).toHaveCount(1);
  return { device, way };
}

test.describe('at localhost', () => {
  test.use({ host: 'localhost' });

  test('a guest keeps the account with a passkey and comes back elsewhere', async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.rename();
    const table = await ada.makeTable(2);
    const device = await Device.at(page);
    await page.goto('/me');
    const way = page.getByTestId('passkeys');
    await picture(page, 'passkey-guest');
    // By keyboard.
    await way.getByLabel('Name', { exact: true }).fill('My phone');
    await way.getByLabel('Name', { exact: true }).press('Enter');
    await expect(page.getByText('My phone was added.')).toBeVisible();
    await expect(way.getByRole('listitem')).toContainText('not used yet');
    await expect(page.getByRole('heading', { name: 'Sign-in methods' })).toBeVisible();
    const [kept] = await device.passkeys();
    expect(kept).toMatchObject({ isResidentCredential: true, rpId: 'localhost', userName: 'Ada' });
    await picture(page, 'passkey-kept');
    await isAccessible(page, 'the account page with a passkey');

    // On another device the sign-in asks for no name.
    const elsewhere = await arrive('Elsewhere');
    const { page: other } = elsewhere;
    await other.getByRole('link', { name: 'Sign in' }).press('Enter');
    await device.carriedTo(other);
    const back = other.getByRole('button', { name: 'Sign in with a passkey' });
    await picture(other, 'passkey-back');
    await isAccessible(other, 'the way back with a passkey');
    await back.press('Enter');
    await expect(other.getByTestId('my-name')).toHaveText('Ada');
    await other.goto(`/t/${table}`);
    await expect(other.getByTestId('seat-0')).toContainText('you · host');
    await page.reload();
    await expect(way.getByRole('listitem')).toContainText('last used');
  });

  test('a passkey proves, and who removes the last one is warned', { tag: '@long' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    const { device, way } = await keptByPasskey(ada);

    // Setting a password now needs a confirmation with the passkey.
    const password = page.locator('section', { has: page.getByRole('heading', { name: 'Password' }) }).last();
    const set = password.getByRole('button', { name: 'Set the password' });
    await expect(set).toBeDisabled();
    await password.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await expect(password.getByText('Confirmed.')).toBeVisible();
    await password.getByLabel('New password').fill('correct horse battery');
    await set.press('Enter');
    await expect(page.getByText('The password is set.')).toBeVisible();
    await picture(page, 'passkey-and-password');

    // The same authenticator makes no second passkey.
    await way.getByLabel('Current password').last().fill('correct horse battery');
    await way.getByRole('button', { name: 'Add another passkey' }).click();
    await expect(way.getByRole('alert')).toContainText('already has a passkey of this account');

    const remove = way.getByRole('button', { name: 'Remove' });
    await remove.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('It is your last sign-in method')).toBeHidden();
    await dialog.getByRole('button', { name: 'Keep it' }).click();

    // An account without any other sign-in method.
    const ben = await arrive('Ben');
    await ben.rename();
    await ben.makeTable(2);
    await Device.at(ben.page);
    await ben.page.goto('/me');
    await ben.page.getByTestId('passkeys').getByRole('button', { name: 'Add a passkey' }).click();
    await ben.page.getByTestId('passkeys').getByRole('button', { name: 'Remove' }).press('Enter');
    const last = ben.page.getByRole('dialog');
    await expect(last.getByText('It is your last sign-in method')).toBeVisible();
    await expect(last.getByRole('button', { name: 'Remove it' })).toBeDisabled();
    await last.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await expect(last.getByText('Confirmed.')).toBeVisible();
    await picture(ben.page, 'passkey-remove');
    await isAccessible(ben.page, 'removing a passkey');
    await last.getByRole('button', { name: 'Remove it' }).press('Enter');
    await expect(ben.page.getByText('was removed.')).toBeVisible();
    await expect(ben.page.getByRole('heading', { name: 'Save your account' })).toBeVisible();
    expect(await device.passkeys()).toHaveLength(1);
  });

  test(
    'a passkey that was removed opens nothing, and it is said so',
    { tag: '@long' },
    async ({ arrive }) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      const { device, way } = await keptByPasskey(ada);
      const elsewhere = await arrive('Elsewhere', { locale: 'fr-FR' });
      await elsewhere.page.goto('/back');
      await device.carriedTo(elsewhere.page);
      await way.getByRole('button', { name: 'Remove' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await dialog.getByRole('button', { name: 'Remove it' }).click();
      await expect(way.getByRole('listitem')).toHaveCount(0);
      await elsewhere.page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
      await expect(
        elsewhere.page.getByRole('alert').filter({ hasText: 'n’appartient à aucun compte ici' }),
      ).toBeVisible();
      await picture(elsewhere.page, 'passkey-back-fr');
      await page.goto('/back');
      await isAccessible(page, 'the way back');
    },
  );
});

test('an address that can have no passkeys says why', async ({ arrive }) => {
  const ada = await arrive('Ada');
  await ada.page.goto('/back');
  await expect(ada.page.getByText('Passkeys need a host name')).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await ada.page.goto('/make');
  await ada.page.locator('form button.primary').first().click();
  await ada.page.waitForURL(/\/t\//);
  await ada.page.goto('/me');
  await expect(ada.page.getByTestId('passkeys')).toContainText('use localhost');
  await picture(ada.page, 'passkey-none');
});
