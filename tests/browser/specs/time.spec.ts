// Clocks: a time bank is set in the form and shown at the table, and the players agree to a pause.
import { isAccessible } from '../harness/axe';
import { barWrongs } from '../harness/bars';
import { expect, test } from '../harness/test';

test(
  'a bank of ten minutes is chosen, runs down, and stands still while all agree to a pause',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await ada.rename();
    await ada.page.getByTestId('make').click();
    const form = ada.page.locator('form').filter({ has: ada.page.locator('input[value="seven-kingdoms"]') });
    await form.locator('input[value="seven-kingdoms"]').check();
    await form.getByRole('radio', { name: '2', exact: true }).first().check();
    await form.getByRole('radio', { name: 'Live', exact: true }).check();
    await form.getByRole('radio', { name: '10 min + 10 s each' }).check();
    await expect(form.getByText('Time of a player for the whole match')).toBeVisible();
    await ada.shot('make-bank');
    await form.locator('.primary').click();
    await ada.page.waitForURL(/\/t\//);
    await expect(ada.page.getByText('10 min a player, 10 s more a decision').first()).toBeVisible();
    const code = ada.page.url().split('/t/')[1]!;

    await ben.rename();
    await ben.enterCode(code);
    await ada.beReady();
    await ben.beReady();
    await ada.start();
    await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
    const banks = ada.page.getByTestId(/^bank-/);
    await expect(banks).toHaveCount(2);
    await expect(banks.filter({ hasText: /(10:00|9:\d\d)$/ })).toHaveCount(2);
    // The match waits for one of the two, whose time bank runs.
    await expect(banks.filter({ hasText: /9:\d\d$/ }).first()).toBeVisible();
    expect(await barWrongs(ada.page)).toEqual([]);
    await ada.shot('bank');

    // Ada proposes a pause by keyboard, and Ben agrees.
    await ada.page.getByRole('button', { name: 'Menu' }).focus();
    await ada.page.keyboard.press('Enter');
    await ada.page.getByTestId('propose-pause').focus();
    await ada.page.keyboard.press('Enter');
    await expect(ada.page.getByTestId('pause-agreed')).toContainText('One more player has to agree.');
    const asked = ben.page.getByTestId('pause-asked');
    await expect(asked).toContainText('Ada proposes a pause.');
    await isAccessible(ben.page, 'a pause is proposed');
    await ben.shot('pause-asked');
    await asked.getByRole('button', { name: 'Agree' }).click();
    for (const player of [ada, ben]) {
      await expect(player.page.getByTestId('paused')).toContainText('Paused by agreement of Ada and Ben.');
      await expect(player.page.getByTestId('prompt').first()).toContainText('The match is paused.');
    }
    const left = await banks.allInnerTexts();
    // A fixed pause, in which a running time bank would lose two seconds.
    await ada.page.waitForTimeout(2_500);
    expect(await banks.allInnerTexts()).toEqual(left);
    await ada.shot('paused');

    // The match is still paused after a reload, and Ben resumes it.
    await ben.page.reload();
    await ben.page.getByTestId('paused').getByRole('button', { name: 'Resume' }).click();
    await expect(ada.page.getByTestId('paused')).toHaveCount(0);
    await expect(ada.page.getByTestId('prompt').first()).not.toContainText('The match is paused.');
    await expect(ben.page.getByTestId('prompt').first()).not.toContainText('The match is paused.');
  },
);

for (const [wrong, minutes] of [
  ['ahead', 2],
  ['behind', -2],
] as const)
  test(`a browser whose clock is ${wrong} shows on the start page how much time is left`, async ({
    arrive,
  }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.makeTable(2, 'seven-kingdoms', async (form) => {
      await form.getByRole('radio', { name: 'Live', exact: true }).check();
      await form.getByRole('radio', { name: '1 min', exact: true }).check();
    });
    await ada.button('Fill with bots').click();
    await ada.beReady();
    await ada.start();
    await expect(page.locator('.prompt.you')).toBeVisible();
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await page.goto('/');
    const left = page.getByTestId('running').getByText(/left$|time is up/);
    await expect(left).toHaveText(/^(1 min|[1-5]\d s) left$/);
  });

test(
  'in French a pause is declined, and who wanted it is asked to wait before the next',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben', { locale: 'fr-FR' })]);
    await ada.rename();
    const code = await ada.makeTable(2, 'seven-kingdoms');
    await ben.page.goto(`/t/${code}`);
    await ben.page.getByTestId('sit-down').click();
    await ada.beReady();
    await ben.page.getByRole('button', { name: 'Je suis prêt', exact: true }).click();
    await ada.start();
    await ada.seesTheGame();
    const propose = async () => {
      await ada.page.getByRole('button', { name: 'Menu' }).click();
      await ada.page.getByTestId('propose-pause').click();
    };
    await propose();
    const asked = ben.page.getByTestId('pause-asked');
    await expect(asked).toContainText('propose une pause');
    await ben.shot('pause-asked-fr');
    await asked.getByRole('button', { name: 'Refuser' }).click();
    await expect(ada.page.getByTestId('pause-agreed')).toHaveCount(0);
    await propose();
    await expect(ada.page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(asked).toHaveCount(0);
  },
);

test(
  'a table has playing hours, and a vacation is seen by the others',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([
      arrive('Ada', { timezoneId: 'America/New_York' }),
      arrive('Ben', { timezoneId: 'Europe/Paris' }),
    ]);
    await ada.rename();
    const code = await ada.makeTable(2, 'seven-kingdoms', async (form) => {
      await form.getByRole('radio', { name: 'Correspondence', exact: true }).check();
      await form.getByRole('switch', { name: 'Only in playing hours' }).check();
      await form.getByLabel('to', { exact: true }).fill('12:00');
      await expect(form.getByText('At least six hours.')).toBeVisible();
      await form.getByLabel('to', { exact: true }).fill('20:00');
      await ada.shot('make-hours');
      await isAccessible(ada.page, 'playing hours are chosen');
    });
    await expect(ada.page.getByText('clocks run from 08:00 to 20:00').first()).toBeVisible();
    await ben.rename();
    await ben.enterCode(code);
    await ada.beReady();
    await ben.beReady();
    // The browser sends its time zone if the table has playing hours.
    const said = ben.page.waitForResponse('**/api/account/zone');
    await ada.start();
    await Promise.all([ada.seesTheGame(), ben.seesTheGame(), said]);

    await ben.page.goto('/me');
    const panel = ben.page.getByTestId('vacation');
    await expect(panel).toContainText('Your time zone for playing hours: Europe/Paris.');
    await expect(panel.getByTestId('days-left')).toHaveText('20 of 20 days left this year');
    await panel.getByLabel('Days').fill('3');
    await panel.getByLabel('Days').press('Enter');
    await expect(panel).toContainText('Your vacation ends');
    await expect(panel.getByTestId('days-left')).toHaveText('17 of 20 days left this year');
    await ben.shot('vacation');
    await isAccessible(ben.page, 'a vacation');

    await ada.page.getByTestId('strip-1').click();
    await expect(ada.page.getByRole('dialog')).toContainText('Ben’s vacation ends');
    await ada.shot('on-vacation');
    await ada.page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'End vacation' }).click();
    await expect(panel.getByTestId('days-left')).toHaveText('19 of 20 days left this year');
    await ada.page.getByTestId('strip-1').click();
    await expect(ada.page.getByRole('dialog')).not.toContainText('vacation ends');
  },
);
