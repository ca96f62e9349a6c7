// A player saves an account with an OpenID Connect provider and signs in with it. The provider is at another
// site.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { picture } from '../harness/picture';
import { Provider } from '../harness/provider';
import { expect, test as base } from '../harness/test';

const test = base.extend<{ provider: Provider }>({
  provider: async ({}, use) => {
    const provider = await Provider.start();
    await use(provider);
    provider.stop();
  },
  flags: async ({ provider }, use) => use(provider.flags),
  fellows: async ({ provider }, use) => use([provider.host]),
});

/** Chooses an account on the provider's page, by its link. */
async function as(page: Page, who: string) {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await page.getByRole('link', { name: who }).press('Enter');
}

test('a guest adds the provider, signs out, and comes back by it', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.rename();
  const table = await ada.makeTable(2);
  await page.goto('/me');
  const way = page.getByTestId('provider');
  await picture(page, 'provider-guest');
  await way.getByRole('button', { name: 'Add Club' }).press('Enter');
  await as(page, 'I am ada');
  await expect(page.getByText('Club was added.')).toBeVisible();
  await expect(page).toHaveURL(/\/me$/);
  await expect(way.getByRole('listitem')).toContainText('not used yet');
  await expect(page.getByRole('heading', { name: 'Sign-in methods' })).toBeVisible();
  await picture(page, 'provider-kept');
  await isAccessible(page, 'the account page with a provider');

  // Sign-in on another device asks for no name. A guest who declines at the provider stays a guest.
  const elsewhere = await arrive('Elsewhere');
  const { page: other } = elsewhere;
  await other.getByRole('link', { name: 'Sign in' }).press('Enter');
  await other.getByRole('button', { name: 'Sign in with Club' }).press('Enter');
  await as(other, 'No');
  await expect(other.getByRole('alert').filter({ hasText: 'refused the sign-in' })).toBeVisible();
  await expect(other).toHaveURL(/\/provider$/);
  await picture(other, 'provider-refused');
  await isAccessible(other, 'what the provider refused');
  await other.getByRole('link', { name: 'Sign in' }).press('Enter');
  await picture(other, 'provider-back');
  await other.getByRole('button', { name: 'Sign in with Club' }).press('Enter');
  await as(other, 'I am ada');
  await expect(other.getByTestId('my-name')).toHaveText('Ada');
  await other.goto(`/t/${table}`);
  await expect(other.getByTestId('seat-0')).toContainText('you · host');

  // The provider confirms the player. Before the removal of the last sign-in method there is a warning.
  await page.reload();
  await expect(way.getByRole('listitem')).toContainText('last used');
  await way.getByRole('button', { name: 'Remove' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('It is your last sign-in method')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm at Club' }).press('Enter');
  await as(page, 'I am ada');
  await expect(page).toHaveURL(/\/me$/);
  await way.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(dialog.getByText('Confirmed.')).toBeVisible();
  await picture(page, 'provider-remove');
  await dialog.getByRole('button', { name: 'Remove it' }).press('Enter');
  await expect(page.getByText('was removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Save your account' })).toBeVisible();
});

test('what does not work is said, in French', { tag: '@long' }, async ({ arrive, provider, server }) => {
  const ada = await arrive('Ada');
  await ada.rename();
  await ada.makeTable(2);
  await ada.page.goto('/me');
  await ada.page.getByRole('button', { name: 'Add Club' }).click();
  await as(ada.page, 'I am ada');
  await expect(ada.page.getByText('Club was added.')).toBeVisible();

  // No account uses this sign-in method yet.
  const ben = await arrive('Ben', { locale: 'fr-FR' });
  const { page } = ben;
  await page.goto('/back');
  await page.getByRole('button', { name: 'Se connecter avec Club' }).click();
  await as(page, 'I am ben');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Aucun compte n’utilise encore cette connexion ici.' }),
  ).toBeVisible();
  await expect(page.getByText('Jouez en invité')).toBeVisible();
  await picture(page, 'provider-nobody-fr');

  // The chosen provider account already belongs to another account.
  await page.goto('/make');
  await page.locator('form button.primary').first().click();
  await page.waitForURL(/\/t\//);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Ajouter Club' }).click();
  await as(page, 'I am ada');
  await expect(page.getByRole('alert').filter({ hasText: 'déjà lié à un autre compte' })).toBeVisible();

  // A foreign link contains an answer of the provider that this browser did not request.
  await page.goto('/provider?state=00000000000000000000000000000001&code=x');
  await expect(page.getByRole('alert').filter({ hasText: 'Recommencez' })).toBeVisible();
  await expect(page).toHaveURL(/\/provider$/);

  provider.down = true;
  await server.restart();
  await page.goto('/me');
  await page.getByRole('button', { name: 'Ajouter Club' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Le fournisseur a échoué' })).toBeVisible();
  await picture(page, 'provider-down-fr');
});
