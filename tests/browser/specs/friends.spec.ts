// Friend links, muted and reported players, and the deal of the day.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { picture as look } from '../harness/picture';
import { expect, test } from '../harness/test';

// Deals of the day count the accounts that have played them.
test.use({ ownServer: true });

const picture = (page: Page, name: string) => look(page, `people-${name}`);

const account = async (page: Page) => {
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'Friends' })).toBeVisible();
};

test(
  'a link makes friends, who see each other and come to a table by one click',
  { tag: '@long' },
  async ({ arrive, server }) => {
    const [ada, bob] = await Promise.all([arrive('Ada'), arrive('Bob')]);
    await ada.rename();
    const code = await ada.makeTable(2);
    await account(ada.page);
    await ada.page.getByRole('button', { name: 'Make a friend link' }).click();
    const link = await ada.page.getByLabel('Friend link', { exact: true }).inputValue();
    expect(link).toMatch(/\/friend#[0-9a-f]{32}$/);
    await picture(ada.page, 'link');
    await isAccessible(ada.page, 'an account with a friend link');

    // Bob opens the link, and accepts by keyboard.
    await bob.page.goto(link);
    await expect(bob.page.getByText('Ada wants to be your friend here.')).toBeVisible();
    await picture(bob.page, 'offer');
    await isAccessible(bob.page, 'a friend link');
    await bob.page.getByRole('button', { name: 'Accept Ada as a friend' }).press('Enter');
    await expect(bob.page).toHaveURL(/\/$/);
    // The link is valid only once.
    const headers = { origin: server.url };
    const look = await bob.page.request.post('/api/friends/look', {
      headers,
      data: { code: link.split('#')[1] },
    });
    expect(look.status()).toBe(404);
    await bob.page.goto('/friend');
    await expect(bob.page.getByText('This link is invalid or expired. Ask for a new one.')).toBeVisible();
    await bob.page.goto('/');
    await expect(bob.page.getByRole('button', { name: /^Learn / })).toBeVisible();

    await ada.page.goto(`/t/${code}`);
    const friends = ada.page.getByTestId('ask-friends');
    await expect(friends.getByText('online')).toBeVisible();
    await friends.getByRole('button', { name: /^Invite .* to this table$/ }).click();
    await expect(friends.getByText('Invited')).toBeVisible();
    await picture(ada.page, 'ask');
    // An invitation also reaches an account that never had a table. It is in view, and no other element
    // moves.
    await bob.page.clock.install();
    await bob.page.goto('/');
    const learn = bob.page.getByRole('button', { name: /^Learn / });
    await expect(learn).toBeVisible();
    const invited = bob.page.getByTestId('invited');
    await expect(invited.getByText('Ada invites you to a table of 7 Kingdoms')).toBeInViewport();
    await isAccessible(bob.page, 'a first start page with an invitation');
    const place = await learn.boundingBox();
    await invited.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(invited).toHaveCount(0);
    await ada.page.reload();
    await friends.getByRole('button', { name: /^Invite .* to this table$/ }).click();
    await bob.page.clock.runFor(31_000);
    await expect(invited).toBeInViewport();
    expect(await learn.boundingBox()).toEqual(place);

    // The start page of an account with tables shows the friends who are online.
    await bob.makeTable(2);
    await bob.page.goto('/');
    await expect(bob.page.getByTestId('here')).toContainText('Ada');
    await expect(invited.getByText('Ada invites you to a table of 7 Kingdoms')).toBeVisible();
    await picture(bob.page, 'here');
    await isAccessible(bob.page, 'a start page with an invitation');
    await invited.getByRole('link', { name: 'Join' }).click();
    await expect(bob.page).toHaveURL(new RegExp(`/t/${code}$`));

    // Removing a friend ends the friendship for both.
    await account(ada.page);
    await ada.page.getByRole('button', { name: /^Remove .* as a friend/ }).click();
    await ada.page.getByRole('button', { name: 'Remove for both of you' }).click();
    await expect(ada.page.getByTestId('friends')).toHaveCount(0);
    await account(bob.page);
    await expect(bob.page.getByTestId('friends')).toHaveCount(0);
  },
);

test(
  'what somebody says who is muted is left out on every page, under any name',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, eve] = await Promise.all([arrive('Ada'), arrive('Eve')]);
    await ada.rename();
    const code = await ada.makeTable(2);
    await eve.rename();
    await eve.enterCode(code);
    await eve.justWatch();
    const say = eve.page.getByRole('textbox', { name: 'Message' });
    await say.fill('you play like a cow');
    await say.press('Enter');
    const log = ada.page.getByRole('log');
    await expect(log.getByText('you play like a cow')).toBeVisible();
    await log.getByRole('button', { name: 'Eve' }).press('Enter');
    const about = ada.page.getByTestId('about-person');
    await about.getByRole('button', { name: 'Report' }).click();
    await about.getByRole('radio', { name: 'Something else' }).check();
    await about.getByLabel('Details').fill('See there.');
    await picture(ada.page, 'report');
    await isAccessible(ada.page, 'a report');
    await about.getByRole('button', { name: 'Send the report' }).click();
    await expect(ada.page.getByText('The report was sent.')).toBeVisible();
    await about.getByRole('button', { name: 'Mute' }).click();
    await ada.page.keyboard.press('Escape');
    await expect(log.getByText('you play like a cow')).toBeHidden();
    await expect(log.getByTestId('left-out')).toHaveText('One muted message is hidden.');

    await eve.page.reload();
    await eve.justWatch();
    await eve.page.getByRole('textbox', { name: 'Message' }).fill('moo');
    await eve.page.getByRole('textbox', { name: 'Message' }).press('Enter');
    await expect(log.getByTestId('left-out')).toHaveText('2 muted messages are hidden.');
    await ada.page.reload();
    await expect(log.getByTestId('left-out')).toBeVisible();
    await expect(log.getByText('moo')).toBeHidden();
    await account(ada.page);
    await expect(ada.page.getByTestId('mutes')).toContainText('Eve');
    await picture(ada.page, 'muted');
    await ada.page.getByRole('button', { name: 'Unmute Eve' }).click();
    await expect(ada.page.getByTestId('mutes')).toHaveCount(0);
    await ada.page.goto(`/t/${code}`);
    await expect(log.getByText('moo')).toBeVisible();
  },
);

test('the deal of the day is played once and compared', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  ada.quick = true;
  await ada.makeTable(2);
  await page.goto('/');
  const days = page.getByTestId('days');
  await expect(days.getByText('not played yet')).toHaveCount(4);
  await picture(page, 'day-open');
  await isAccessible(page, 'a start page with deals of the day');
  await days.getByRole('button', { name: 'Play today’s deal of 7 Kingdoms' }).press('Enter');
  await ada.seesTheGame();
  const table = page.url();
  await page.goto('/');
  await days.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(table);
  // A match that is compared has no what-if matches.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByTestId('seed-hash')).toBeAttached();
  await expect(page.getByTestId('guess-go')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await ada.play();
  await page.goto('/');
  await expect(days.getByText(/points?: 1 of 1/)).toBeVisible();
  await picture(page, 'day-over');
  await days.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/m\//);
  await expect(page.getByTestId('dealt')).toContainText('Deal of');
  await page.goto('/history');
  await expect(page.getByTestId('dealt')).toHaveCount(1);
  await picture(page, 'history');
});

test(
  'a strength is a dot with its interval, on the account and in the lobby',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.rename();
    const code = await ada.makeTable(2);
    // Ten rated matches take long. The server's own tests check its answers.
    const strength = { rating: 27.4, low: 21.9, high: 32.9 };
    await page.route('**/api/ratings/**', (route) => {
      const account = new URL(route.request().url()).searchParams.get('of') ?? '';
      const mine = [
        { game: 'seven-kingdoms', seats: 2, matches: 12, strength },
        { game: 'seven-wonders', seats: 4, matches: 3 },
      ];
      return route.fulfill({ json: account ? [{ account, matches: 12, strength }] : mine });
    });
    await page.goto(`/t/${code}`);
    const lane = page.getByTestId('seat-0').getByTestId('strength');
    await expect(lane).toHaveAccessibleName('Rating 27.4, most likely between 21.9 and 32.9');
    await picture(page, 'strength-seat');
    await isAccessible(page, 'a lobby with a strength');
    await page.goto('/me');
    await expect(page.getByTestId('ratings').getByTestId('strength')).toBeVisible();
    await expect(page.getByText('3 of 10 rated matches. Your rating appears after 10.')).toBeVisible();
    await picture(page, 'strength');
    await isAccessible(page, 'an account with a strength');
  },
);

test('it is all there in French', { tag: '@long' }, async ({ arrive }) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  await page.goto('/me');
  await page.goto('/');
  await page.getByRole('button', { name: /Jouer/ }).first().click();
  await expect(page.locator('.prompt')).toBeVisible();
  await page.goto('/');
  await expect(page.getByTestId('days').getByText('pas encore jouée')).toHaveCount(4);
  await picture(page, 'fr-start');
  await page.goto('/me');
  await page.getByRole('button', { name: 'Créer un lien d’amitié' }).click();
  await expect(page.getByLabel('Lien d’amitié', { exact: true })).toBeVisible();
  await picture(page, 'fr-account');
});
