// The levels of the built-in bots: chosen in the lobby, remembered, and shown at the table.
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

test('each game says in its own words how its levels play, in the reader’s language', async ({ arrive }) => {
  const [ada, cam] = await Promise.all([arrive('Ada'), arrive('Camille', { locale: 'fr-FR' })]);
  const games = (await (await ada.page.request.get('/api/games')).json()) as {
    id: string;
    levels: { player: string; about: string }[];
  }[];
  for (const { page } of [ada, cam]) await page.getByTestId('make').click();
  for (const { id, levels } of games) {
    expect(levels, id).toHaveLength(5);
    for (const { page } of [ada, cam]) await page.locator(`input[value="${id}"]`).check();
    for (const { player, about } of levels) {
      const said = (page: typeof ada.page) => page.getByTestId(`level-${player}`).getByRole('radio');
      // The server's texts are English, and the English client has the same texts.
      await expect(said(ada.page), `${id}, ${player}`).toHaveAccessibleDescription(about);
      await expect(said(cam.page), `${id}, ${player}`).toHaveAccessibleDescription(/^\p{Lu}.*\.$/u);
      await expect(said(cam.page), `${id}, ${player}`).not.toHaveAccessibleDescription(about);
    }
  }
  await ada.shot('make-levels');
});

test('a table is made with bots in all other chairs, of the level that was chosen', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.makeTable(3, '7 Kingdoms', async (form) => {
    const bots = form.getByRole('group', { name: 'Bots take the free seats' });
    await expect(bots.getByRole('radio', { name: 'None' })).toBeChecked();
    await bots.getByRole('radio', { name: 'None' }).focus();
    for (let right = 0; right < 3; right += 1) await page.keyboard.press('ArrowRight');
    await expect(bots.getByRole('radio', { name: 'Skilled' })).toBeChecked();
    const summary = page.getByRole('region', { name: 'How other people see the table' });
    await expect(summary).toContainText('3 seats: you and 2 bots (Skilled)');
    await ada.shot('make-bots');
  });
  for (const seat of [1, 2]) await expect(page.getByTestId(`seat-${seat}`)).toContainText('Bot · Skilled');
  // The tiles start with the last chosen level.
  await ada.goHome();
  const tile = page.locator('article[data-game="seven-kingdoms"]');
  await ada.unfoldTile(tile);
  await expect(tile.getByTestId('tile-level')).toHaveValue('skilled');
  await tile.getByTestId('tile-level').selectOption('newcomer');
  await ada.shot('tiles');
  await ada.playNow('seven-kingdoms', 2);
  await expect(page.getByTestId('strip-1')).toHaveAccessibleName(/Newcomer/);
});

test.describe('levels of the bots', () => {
  // The bots are slow enough for the checks.
  test.use({ botPause: 2_000 });

  test(
    'are chosen by click and by keyboard, told by shape, name and sentence, and remembered',
    { tag: '@long' },
    async ({ arrive }) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      await ada.makeTable(4);
      const pick = page.getByRole('group', { name: 'Level of the bots' });
      const about = page.getByTestId('level-about');
      await expect(pick.getByRole('radio')).toHaveCount(5);
      await expect(pick.getByRole('radio', { name: 'Steady' })).toBeChecked();
      await expect(about).toContainText('Looks at where each choice leads in this round');
      await expect(pick.getByRole('radio', { name: 'Expert' })).toHaveAccessibleDescription(/up to a second/);
      await isAccessible(page, 'levels');
      await ada.shot('levels');

      await page.getByRole('button', { name: /^Add a bot \(Steady\).*2/ }).click();
      await expect(page.getByTestId('seat-1')).toContainText('Bot · Steady');
      await expect(page.getByTestId('seat-1').locator('[data-level="2"]')).toBeVisible();

      // By keyboard, two levels to the right.
      await pick.getByRole('radio', { name: 'Steady' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(pick.getByRole('radio', { name: 'Strong' })).toBeChecked();
      await expect(about).toContainText('up to 0.1 seconds');
      await page.getByTestId('level-expert').click();
      await page.getByRole('button', { name: /^Add a bot \(Expert\).*3/ }).click();
      await expect(page.getByTestId('seat-2').locator('[data-level="5"]')).toBeVisible();

      // The choice also applies to another table, and after a reload.
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Expert' })).toBeChecked();
    },
  );

  test('say at the table who thinks', { tag: '@long' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.makeTable(2);
    await page.getByTestId('level-expert').click();
    await ada.button('Fill with bots').click();
    await expect(page.getByTestId('seat-1')).toContainText('Expert');
    await ada.beReady();
    await ada.start();
    await ada.seesTheGame();
    const strip = page.getByTestId('strip-1');
    await expect(strip.locator('[data-level="5"]')).toHaveCount(1);
    await expect(strip).toHaveAccessibleName(/Expert/);
    const thinks = strip.locator('[data-thinks="true"]');
    await ada.play(async () => (await thinks.count()) > 0);
    await expect(strip).toHaveAccessibleName(/Expert, thinks/);
    await expect(page.getByText('Bot 2 thinks…').first()).toBeVisible();
    await ada.shot('thinks');
  });
});
