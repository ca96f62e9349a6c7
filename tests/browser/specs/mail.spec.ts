// E-mail notifications for a player on another page. `mails.rs` of the server's tests checks
// their texts.
import { isAccessible } from '../harness/axe';
import { MailServer } from '../harness/mail-server';
import { picture } from '../harness/picture';
import { expect, test as base } from '../harness/test';

const test = base.extend<{ post: MailServer }>({
  post: async ({}, use) => {
    const post = await MailServer.start();
    await use(post);
    await post.stop();
  },
  flags: async ({ post }, use) => use(['--notify-after', '1', ...post.flags]),
});

test(
  'an address is confirmed elsewhere, written to, and stopped by a link',
  { tag: '@long' },
  async ({ arrive, browser, server, post }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.rename();
    await ada.makeTable(2);
    await page.goto('/me');
    const mail = page.getByTestId('mail');
    // All of it by keyboard.
    await mail.getByLabel('Your address').fill('ada@example');
    await page.keyboard.press('Enter');
    await expect(mail.getByRole('alert')).toContainText('not a valid e-mail address');
    await mail.getByLabel('Your address').fill('ada@example.org');
    await page.keyboard.press('Enter');
    await expect(mail.getByRole('status')).toContainText('An e-mail is on its way to ada@example.org.');
    await isAccessible(page, 'the account page with an address');
    await picture(page, 'mail-asked');
    await expect.poll(() => post.mails.length).toBe(1);
    expect(post.mails[0]!.subject).toBe('Confirm your address for 127.0.0.1');

    // On another device, without a signed-in account and without scripts.
    const elsewhere = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const reader = await elsewhere.newPage();
    await reader.goto(post.mails[0]!.link('/mail/confirm/'));
    await expect(reader.getByRole('heading')).toHaveText('Get e-mails at this address?');
    await reader.keyboard.press('Tab');
    await reader.keyboard.press('Enter');
    await expect(reader.getByRole('heading')).toHaveText('The address is confirmed');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(mail.getByRole('status')).toHaveText('ada@example.org is confirmed.');

    await ada.goHome();
    await ada.playNow('7 Kingdoms');
    await ada.play(({ tone }) => tone === 'you');
    const table = new URL(page.url()).pathname;
    await page.goto('/me');
    await expect.poll(() => post.mails.length).toBe(2);
    const note = post.mails[1]!;
    expect(note.subject).toMatch(/^7 Kingdoms: it is your turn/);
    expect(note.body).toContain(`${server.url}${table}`);
    expect(note.header('List-Unsubscribe')).toBe(`<${server.url}${note.link('/mail/stop/')}>`);
    await reader.goto(note.link('/mail/stop/'));
    await reader.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(reader.getByRole('heading')).toHaveText('You are unsubscribed');
    await elsewhere.close();
    await page.reload();
    await expect(mail.getByRole('button', { name: 'Send the link' })).toBeVisible();
  },
);

test(
  'in French, and the address is taken away on the page',
  { tag: '@long' },
  async ({ arrive, browser, server, post }) => {
    const ada = await arrive('Ada', { locale: 'fr-FR' });
    const { page } = ada;
    await page.goto('/');
    const made = await page.request.post('/api/session', {
      data: { name: 'Ada', kind: 'person' },
      headers: { origin: server.url },
    });
    expect(made.status()).toBe(201);
    await page.goto('/me');
    const mail = page.getByTestId('mail');
    await expect(mail).toBeVisible();
    await picture(page, 'mail-fr');
    await mail.getByLabel('Votre adresse').fill('ada@example.org');
    await mail.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(mail.getByRole('status')).toContainText('Un e-mail est en route vers ada@example.org.');
    await expect.poll(() => post.mails.length).toBe(1);
    expect(post.mails[0]!.subject).toBe('Confirmez votre adresse pour 127.0.0.1');
    expect(post.mails[0]!.body).toContain('où l’on joue aux cartes');
    const elsewhere = await browser.newContext({ baseURL: server.url });
    const reader = await elsewhere.newPage();
    await reader.goto(post.mails[0]!.link('/mail/confirm/'));
    await isAccessible(reader, 'the page that confirms an address');
    await picture(reader, 'mail-confirm');
    await reader.getByRole('button', { name: 'Oui, m’envoyer des e-mails' }).click();
    await expect(reader.getByRole('heading')).toHaveText('L’adresse est confirmée');
    await elsewhere.close();
    await page.reload();
    await expect(mail.getByRole('status')).toHaveText('ada@example.org est confirmée.');
    await mail.getByRole('button', { name: 'Retirer cette adresse' }).click();
    await expect(mail.getByLabel('Votre adresse')).toBeVisible();
  },
);
