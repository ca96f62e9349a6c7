// TV mode: a shared screen shows the table, and phones show the hands.
import { isAccessible } from '../harness/axe';
import { games } from '../harness/games';
import { expect, test } from '../harness/test';

test(
  'a screen shows the way in, then the table without any hand, then who won',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, tv] = await Promise.all([arrive('Ada'), arrive('Screen')]);
    await ada.rename();
    const code = await ada.makeTable(2, 'seven-kingdoms');
    // The menu shows the screen's address, before the start and during the match.
    await ada.page.getByRole('button', { name: 'Settings' }).click();
    const told = ada.page.getByTestId('screen-address');
    await expect(told).toHaveText(new RegExp(`/t/${code}/screen$`, 'i'));
    const address = (await told.textContent())!;
    await ada.shot('screen-way');
    await ada.page.keyboard.press('Escape');

    await tv.page.goto(address);
    const door = tv.page.getByTestId('screen-door');
    await expect(door.getByRole('img')).toBeVisible();
    await expect(door).toContainText(code.slice(0, 3));
    await isAccessible(tv.page, 'a screen before the start');
    await tv.shot('screen-gathering');
    await ada.beReady();
    await ada.button(ada.labels.fill).click();
    await ada.start();
    await ada.seesTheGame();
    await tv.seesTheGame();
    await isAccessible(tv.page, 'a screen during the match');
    await expect(tv.page.locator('[data-hand]'), 'there is no hand').toHaveCount(0);
    await tv.shot('screen-playing');
    ada.quick = true;
    await ada.play();
    await expect(tv.page.getByText(/ wins?$/)).toBeVisible();
    await tv.shot('screen-over');
  },
);

test(
  'a device that has a seat shows no screen, and neither does one that takes a seat',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await ada.rename();
    const code = await ada.makeTable(2, 'seven-kingdoms');
    await ada.page.goto(`/t/${code}/screen`);
    await expect(ada.page.getByTestId('screen-sits')).toBeVisible();
    await expect(ada.page.getByTestId('screen')).toHaveCount(0);
    await ada.shot('screen-sits');
    // The player takes a seat in another tab of the device with the screen.
    await ben.page.goto(`/t/${code}/screen`);
    await expect(ben.page.getByTestId('screen')).toBeVisible();
    const tab = await ben.page.context().newPage();
    await tab.goto(`/t/${code}`);
    await tab
      .getByTestId('sit-down')
      .or(tab.getByRole('button', { name: /^Sit/ }))
      .first()
      .click();
    await expect(ben.page.getByTestId('screen-sits')).toBeVisible();
    await expect(ben.page.getByTestId('screen')).toHaveCount(0);
  },
);

for (const game of games) {
  test(
    `the table of ${game} fits on a screen`,
    { tag: game === 'seven-dragons' ? [] : '@long' },
    async ({ arrive }) => {
      const [ada, tv] = await Promise.all([arrive('Ada'), arrive('Screen')]);
      await ada.playNow(game);
      const code = new URL(ada.page.url()).pathname.split('/').pop()!;
      await tv.page.goto(`/t/${code}/screen`);
      await tv.seesTheGame();
      await ada.playSome(3);
      await tv.shot(`screen-${game}`);
      const wide = await tv.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, 'nothing lies beside the window').toBeLessThanOrEqual(0);
      await tv.page.evaluate(() => localStorage.setItem('septet.language', 'fr'));
      await tv.page.reload();
      // The match may already be finished. Then the screen has no prompt.
      await expect(tv.page.getByTestId('screen')).toBeVisible();
      await tv.shot(`screen-${game}-fr`);
    },
  );
}
