// The start page for a returning player, a table in few clicks, and the information before a player takes a
// seat.
import { expect, test } from '../harness/test';
import { largeLetters, unreadable } from '../harness/whole';
import { unfold } from '../harness/wonders';

/** Returns a reader of the number of clicks on a page. */
const clicks = (page: import('@playwright/test').Page) => {
  const count = () => page.evaluate(() => (window as unknown as { clicked?: number }).clicked ?? 0);
  return { count };
};

test(
  'a table is made and sat at in two clicks, and played against bots in one',
  { tag: '@phone' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await page.addInitScript(() => {
      const marked = window as unknown as { clicked: number };
      marked.clicked = 0;
      addEventListener('click', (event) => event.isTrusted && (marked.clicked += 1), true);
    });
    await ada.goHome();
    const { count } = clicks(page);
    await page.getByTestId('make').click();
    await page.getByRole('button', { name: ada.labels.makeIt }).click();
    await expect(page.getByTestId('seat-0')).toContainText('you · host');
    expect(await count()).toBe(2);
    // The table is private, and the setup is remembered.
    await expect(page.locator('.plan')).toContainText('Private table');

    await ada.goHome();
    // The table comes above the games, and a click on a moving button is repeated.
    await expect(page.locator('[data-testid^="running-"]').first()).toBeVisible();
    await page.evaluate(() => ((window as unknown as { clicked: number }).clicked = 0));
    await ada.playNow('7 Kingdoms');
    expect(await count()).toBe(1);
  },
);

for (const locale of ['en-GB', 'fr-FR', 'nl-NL'])
  test(
    `the first screen of a phone has two games, ${locale}`,
    { tag: locale === 'nl-NL' ? '@phone-only' : ['@phone-only', '@long'] },
    async ({ arrive }) => {
      const ada = await arrive('Ada', { locale });
      const { page } = ada;
      await expect(page.getByRole('article').first()).toBeVisible();
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        const at = `${width} x ${height}`;
        const hero = (await page.locator('.hero').boundingBox())!;
        expect.soft(hero.height, at).toBeLessThanOrEqual(250);
        for (const n of [0, 1])
          await expect.soft(page.getByRole('article').nth(n), at).toBeInViewport({ ratio: 1 });
        expect.soft(await unreadable(page, 'main'), at).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await largeLetters(page);
      expect(await unreadable(page, 'main'), 'letters of twice the size').toEqual([]);
      for (const it of await page.locator('main :is(button, select, a.button)').all()) {
        await it.scrollIntoViewIfNeeded();
        await expect(it).toBeInViewport({ ratio: 0.9 });
      }
    },
  );

test('on a phone a code is asked for when somebody has one', { tag: '@phone-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  const field = page.getByRole('textbox', { name: ada.labels.code });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByTestId('by-code').click();
  await expect(field).toBeFocused();
  await expect(page.getByTestId('by-code')).toHaveCount(0);
});

test('the last setup is remembered, unless that is not wanted', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).first().check();
  await page.getByTestId('make').click();
  for (const name of ['Seven Dragons', 'Basic dragons', '3', 'Correspondence', '2 days']) await choose(name);
  const summary = page.getByRole('region', { name: 'How other people see the table' });
  for (const text of ['Seven Dragons', 'Basic dragons', '3 seats: you and 2 free', '2 days a decision'])
    await expect(summary).toContainText(text);
  await summary.getByRole('button').click();
  await expect(page.getByTestId('seat-2')).toBeVisible();
  await ada.goHome();
  await page.getByTestId('make').click();
  for (const text of ['Seven Dragons', 'Basic dragons', '3 seats: you and 2 free', '2 days a decision'])
    await expect(summary).toContainText(text);
  await page.getByRole('switch', { name: 'Remember these settings' }).click();
  await ada.goHome();
  await page.getByTestId('make').click();
  await expect(summary).toContainText('7 Wonders');
});

test('running tables come first, gold where one is waited for, and the tab counts them', async ({
  arrive,
}) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  await ada.rename();
  await ben.rename();
  // All players choose at once, and the match waits for Ada until she has chosen.
  const code = await ada.makeTable(3, '7 Wonders', async (form) => {
    await unfold(form);
    for (const name of ['Night for all', 'Correspondence', '2 days'])
      await form.getByRole('radio', { name, exact: true }).check();
  });
  await ben.enterCode(code);
  await expect(ben.page.getByTestId('differences')).toContainText('All boards show their night side');
  await expect(ben.page.locator('.plan').getByTestId('variant')).toHaveText('Night sides');
  await ben.beReady();
  await ada.button(ada.labels.fill).click();
  await ada.beReady();
  await ada.start();
  await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
  await expect(ada.page.locator('.prompt.you')).toBeVisible();
  await expect(ada.page).toHaveTitle(/^\(1\) Your turn · 7 Wonders/);
  const icon = (player: typeof ada) => player.page.locator('link[rel="icon"]').getAttribute('href');
  await expect.poll(() => icon(ada)).toMatch(/sign-turn/);

  await ada.goHome();
  await expect(ada.page).toHaveTitle('(1) Your turn · Septet');
  const card = ada.page.getByTestId(`running-${code}`);
  await expect(card).toHaveAccessibleName(
    /^7 Wonders, Night sides, Your turn, (1 day|2 days) left, with Ben and 1 bot, Play$/,
  );
  for (const text of ['Your turn', '1 d 23 h left', 'with Ben and 1 bot'])
    await expect(card).toContainText(text);
  await expect(ada.page.locator('main .primary')).toHaveCount(1);

  // A second match has no clock, so it comes after the first.
  await ada.playNow('7 Wonders', 3);
  await expect(ada.page).toHaveTitle(/^\(2\) Your turn · 7 Wonders/);
  await ada.goHome();
  await expect(ada.page.getByTestId('waiting')).toHaveText('2 wait for you');
  await expect(ada.page).toHaveTitle('(2) Your turn · Septet');
  const links = ada.page.getByTestId('running').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', `/t/${code}`);

  // Ada has chosen: now it is Ben's turn here, and hers at one other table.
  await card.click();
  await ada.seesTheGame();
  await ada.play(({ tone }) => tone === 'wait');
  await expect(ada.page).toHaveTitle(/^\(1\) 7 Wonders/);
  await ada.goHome();
  await expect(card).toContainText('Ben’s turn');
  await expect(links.nth(1)).toHaveAttribute('href', `/t/${code}`);
  await expect(ada.page.locator('main .primary')).toHaveCount(1);
  await ada.shot('running');
});

test('bots never take the chair of whoever made the table', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.makeTable(3);
  await ada.button('Stand up').click();
  await ada.button('Sit down and fill with bots').click();
  await expect(page.getByTestId('seat-0')).toContainText('you');
  await expect(page.getByTestId('seat-2')).toContainText('Bot 3');
  // The last free seat is not offered to bots while Ada has no seat.
  await ada.button('Stand up').click();
  await expect(page.getByTestId('kept')).toHaveText('The last free seat is reserved for you.');
  await expect(page.getByRole('button', { name: /bot/i }).filter({ hasText: /Add|Fill|fill/ })).toHaveCount(
    0,
  );
});

test('who watches is shown by name, in the lobby and in the match', { tag: '@long' }, async ({ arrive }) => {
  const [ada, eve] = await Promise.all([arrive('Ada'), arrive('Eve')]);
  await eve.rename();
  const code = await ada.makeTable(2);
  await eve.enterCode(code);
  await eve.justWatch();
  await expect(ada.page.locator('.plan')).toContainText('Eve watches');
  await ada.button(ada.labels.fill).click();
  await ada.beReady();
  await ada.start();
  await ada.seesTheGame();
  const watchers = ada.page.getByTestId('watchers');
  await expect(watchers).toHaveAccessibleName('1. Eve watches');
  await watchers.click();
  await expect(ada.page.getByRole('status').filter({ hasText: 'Eve watches' })).toBeVisible();
});

test('a changed table says what has changed, to everybody', { tag: '@long' }, async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  const code = await ada.makeTable(3, 'Seven Dragons');
  await ben.enterCode(code);
  await ben.beReady();
  await ada.button('Change').click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Basic dragons' }).check();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  for (const player of [ada, ben]) {
    const said = player.page.getByTestId('changed');
    await expect(said).toContainText('the usual game → Goals and dragon cards only, no actions');
    await expect(player.page.locator('.plan').getByTestId('variant')).toHaveText('Basic dragons');
  }
  await expect(ben.button(ben.labels.ready)).toBeVisible();
});

test('an address that means nothing is told so', async ({ arrive }) => {
  const ada = await arrive('Ada');
  for (const path of ['/t/%', '/t/%E0%A4%A', '/t/%20', '/t/a/b', '/nowhere', '/make/a/b', '/%']) {
    await ada.page.goto(path);
    await expect(ada.page.getByRole('heading', { level: 1 }), path).toHaveText('There is no such page');
  }
});

test('a bell and a note are settings, and off', async ({ arrive }) => {
  const ada = await arrive('Ada', { permissions: ['notifications'] });
  const { page } = ada;
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of ['A soft bell', 'A notification']) {
    const toggle = page.getByRole('switch', { name });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'A soft bell' })).toBeChecked();
});

test(
  'whoever looks elsewhere is called once, with a bell and a note',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada', { permissions: ['notifications'] }), arrive('Ben')]);
    const { page } = ada;
    await page.addInitScript(() => {
      const heard = { notes: [] as string[], bells: 0 };
      class Note {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(text: string) {
          heard.notes.push(text);
        }
        close() {}
      }
      const Real = window.AudioContext;
      class Bell extends Real {
        constructor() {
          super();
          heard.bells += 1;
        }
      }
      Object.assign(window, { Notification: Note, AudioContext: Bell, heard });
      localStorage.setItem('septet.notes', 'on');
      localStorage.setItem('septet.sound', 'on');
    });
    const heard = () =>
      page.evaluate(() => (window as unknown as { heard: { notes: string[]; bells: number } }).heard);
    await ada.goHome();
    await ben.rename();
    const code = await ben.makeTable(2, '7 Wonders');
    await ada.enterCode(code);
    await ada.beReady();
    await ada.page.getByRole('link', { name: 'To the start page' }).first().click();
    await expect(page.getByTestId('running')).toContainText('Not begun yet');
    expect(await heard()).toEqual({ notes: [], bells: 0 });
    // The player looks at another tab.
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }),
    );
    await ben.beReady();
    await ben.start();
    await ben.seesTheGame();
    await expect.poll(heard).toEqual({ notes: ['Your turn at 7 Wonders'], bells: 1 });
    await expect(page).toHaveTitle('(1) Your turn · Septet');
    // A player who has just left a waiting match gets no notification of it.
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { get: () => false, configurable: true }),
    );
    await page.getByTestId('running').getByRole('link').click();
    await ada.seesTheGame();
    await ada.page.getByRole('link', { name: 'To the start page' }).first().click();
    await expect(page.getByTestId('waiting')).toBeVisible();
    await expect(page).toHaveTitle('(1) Your turn · Septet');
    expect(await heard()).toEqual({ notes: ['Your turn at 7 Wonders'], bells: 1 });
  },
);
