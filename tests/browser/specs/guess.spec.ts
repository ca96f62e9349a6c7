// What-if matches: playing alone from the player's own view of a running match.
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

const sizes = [
  [1280, 800],
  [1920, 1080],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const;

test(
  'a match with bots is tried out from the menu, and stays as it is',
  { tag: '@long' },
  async ({ arrive }, info) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    ada.quick = true;
    await ada.playNow('7 Kingdoms', 4);
    await ada.playSome(2);
    await ada.play(({ tone }) => tone === 'you');
    const real = page.url();
    const hand = () => page.getByTestId('hand').first().ariaSnapshot();
    const held = await hand();
    const phone = info.project.name === 'phone';
    const look = async (name: string, what: () => Promise<void>) => {
      if (phone) return;
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await what();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${name} at ${width}x${height}`).toBeLessThanOrEqual(0);
        await ada.shot(`guess-${name}-${width}x${height}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    };

    await page.getByRole('button', { name: 'Menu' }).click();
    const dialog = page.getByRole('dialog');
    const go = dialog.getByTestId('guess-go');
    await expect(go).toBeEnabled();
    await dialog.getByText('Choose for each seat').click();
    await expect(dialog.getByTestId(/^guess-seat-/)).toHaveCount(3);
    await dialog
      .getByTestId(/^guess-seat-/)
      .first()
      .selectOption('newcomer');
    await isAccessible(page, 'trying out');
    await look('menu', async () => await go.scrollIntoViewIfNeeded());
    await go.focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(real);
    await expect(page).toHaveURL(/\/t\//);
    const chip = page.getByTestId('guess');
    await expect(chip).toBeVisible();
    await ada.seesTheGame();
    await ada.play(({ tone }) => tone === 'you');
    expect(await hand()).toEqual(held);
    await look('table', async () => await expect(chip).toBeVisible());
    await isAccessible(page, 'a guess');

    // The list of tables marks a what-if match.
    const here = page.url();
    await ada.goHome();
    await expect(page.getByTestId(/^running-/).getByTestId('guess')).toHaveText(
      'What-if match of a running match',
    );
    await expect(page.getByRole('link', { name: /What-if match of a running match/ })).toBeVisible();
    await look('list', async () => await expect(page.getByTestId(/^running-/).first()).toBeVisible());
    await page.goto(here);
    await expect(chip).toBeVisible();

    // The player goes back to the real match and returns.
    await expect(chip).toHaveAttribute('aria-label', /^Your turn in the match\./);
    const guess = page.url();
    await chip.click();
    await expect(page).toHaveURL(real);
    await ada.play(({ tone }) => tone === 'you');
    expect(await hand()).toEqual(held);
    await page.goto(guess);
    await ada.seesTheGame();
    await ada.play();
    await expect(ada.sheet).toBeVisible();
    await expect(page.getByTestId('guess-fair')).toBeVisible();
    await expect(page.getByTestId('deal')).toHaveCount(0);
    await ada.shot('guess-sheet');
    // The player of a what-if match sees the replay at once.
    await page.getByTestId('see-again').click();
    await expect(page.getByTestId('place')).toHaveText(/^(\d+) \/ \1$/);
    await expect(page.getByTestId('dealt')).toHaveText('What-if match');
    await expect(page.getByTestId('fair'), 'there was no deal').toHaveCount(0);
    await look('again', async () => await expect(page.getByTestId('place')).toBeVisible());
    await page.goto('/history');
    await expect(page.getByTestId('dealt')).toHaveCount(1);
    await ada.shot('guess-history');
  },
);

test(
  'among people it is told, where hints are allowed, and nobody looks on',
  { tag: ['@desktop-only', '@long'] },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await ada.rename();
    await ben.rename();
    const code = await ada.makeTable(2, '7 Kingdoms', async (form) => {
      const hints = form.getByRole('group', { name: 'Hints' });
      await hints.getByRole('radio', { name: 'On request' }).check();
    });
    await ben.enterCode(code);
    await ben.beReady();
    await ada.beReady();
    await ada.start();
    await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
    const { page } = ada;
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toContainText('Everyone at the table sees that you do it');
    await page.getByTestId('guess-go').click();
    await expect(page.getByTestId('guess')).toBeVisible();
    await ben.page.getByRole('tab', { name: /Chat/ }).click();
    await expect(ben.page.getByText(`${ada.name} plays a what-if match alone.`)).toBeVisible();
    await ben.page.goto(page.url());
    await expect(ben.page.getByTestId('guess')).toHaveCount(0);
    await expect(ben.page.getByTestId('prompt')).toHaveCount(0);
    await ben.shot('guess-refused');
  },
);

test(
  'where hints are not allowed among people the menu has none of it',
  { tag: ['@desktop-only', '@long'] },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    const code = await ada.makeTable(2, '7 Kingdoms');
    await ben.enterCode(code);
    await ben.beReady();
    await ada.beReady();
    await ada.start();
    await ada.seesTheGame();
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await expect(ada.page.getByRole('dialog')).toBeVisible();
    await expect(ada.page.getByTestId('seed-hash')).toBeAttached();
    await expect(ada.page.getByTestId('guess-go')).toHaveCount(0);
  },
);

for (const [locale, go, back] of [
  ['fr-FR', 'Commencer l’essai', 'À vous dans la partie'],
  ['nl-NL', 'Uitproberen', 'Jouw beurt in de partij'],
] as const)
  test(
    `it is told in the language of ${locale}`,
    { tag: locale === 'fr-FR' ? [] : '@long' },
    async ({ arrive }) => {
      const ada = await arrive('Ada', { locale });
      const { page } = ada;
      ada.quick = true;
      await ada.playNow('seven-wonders');
      await ada.play(({ tone }) => tone === 'you');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByTestId('guess-go')).toHaveText(go);
      await page.getByTestId('guess-go').scrollIntoViewIfNeeded();
      await ada.shot(`guess-menu-${locale}`);
      await page.getByTestId('guess-go').click();
      await expect(page.getByTestId('guess')).toHaveAttribute('aria-label', new RegExp(`^${back}`));
      await ada.shot(`guess-table-${locale}`);
    },
  );
