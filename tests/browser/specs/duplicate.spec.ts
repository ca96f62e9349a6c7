// Two tables with the same deal: made, played, and compared after both matches.
import { isAccessible } from '../harness/axe';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

const sizes = [
  [1280, 800],
  [1920, 1080],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const;

/** Takes a seat at the table of that number on the current page, adds bots, and starts the match. */
async function begin(player: Player, number: number) {
  const card = player.page.getByTestId('shared-table').nth(number - 1);
  await card.getByRole('link', { name: 'Sit down' }).click();
  await player.page.waitForURL(/\/t\//);
  await expect(player.page.getByTestId('shared-deal')).toBeVisible();
  await player.beReady();
  await player.button('Fill with bots').click();
  await player.start();
  await player.seesTheGame();
}

test('two play the same cards at two tables, and compare', { tag: '@long' }, async ({ arrive }, info) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  await ada.rename();
  await ben.rename();
  const phone = info.project.name === 'phone';
  const look = async (name: string, { page, shot }: Player, show: () => Promise<void>) => {
    if (phone) return;
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await show();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${name} at ${width}x${height}`).toBeLessThanOrEqual(0);
      await shot.call(ada, `duplicate-${name}-${width}x${height}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  // The tables are made by keyboard.
  const { page } = ada;
  await page.getByTestId('make').click();
  const form = page.locator('form');
  await form.getByRole('radio', { name: '7 Kingdoms', exact: true }).check();
  await form.getByRole('radio', { name: '2', exact: true }).first().check();
  const several = page.getByTestId('several');
  await several.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(several.getByTestId('several-tables')).toHaveValue('2');
  await isAccessible(page, 'making several tables');
  await look('make', ada, async () => await several.scrollIntoViewIfNeeded());
  await several.getByRole('button', { name: 'Make 2 tables' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/duplicate\//);
  const set = page.url();
  await expect(page.getByTestId('shared-table')).toHaveCount(2);
  await expect(page.getByTestId('set-link')).toHaveValue(set);
  await isAccessible(page, 'tables that gather');
  await look('gathers', ada, async () => await expect(page.getByTestId('waits')).toBeVisible());

  await begin(ada, 1);
  await ben.page.goto(set);
  await expect(ben.page.getByTestId('shared-table').first()).toContainText('Running');
  const others = ben.page.getByTestId('shared-table').first();
  await expect(others.getByRole('link'), 'nobody looks on').toHaveCount(0);
  await begin(ben, 2);

  // Both players have the same hand in the same seat.
  const hand = ({ page: of }: Player) => of.getByTestId('hand').first().ariaSnapshot();
  await Promise.all([ada, ben].map((one) => one.play(({ tone }) => tone === 'you')));
  const hash = async ({ page: of }: Player) => {
    await of.getByRole('button', { name: 'Menu' }).click();
    const text = await of.getByTestId('seed-hash').innerText();
    await expect(of.getByTestId('seed')).toHaveCount(0);
    await of.keyboard.press('Escape');
    return text;
  };
  expect(await hash(ada)).toBe(await hash(ben));
  expect(await hand(ada)).toBe(await hand(ben));

  // A player from another table sees nothing of this one.
  const table = page.url();
  const spy = await ben.page.context().newPage();
  await spy.goto(table);
  await expect(spy.getByText('Only those who play at this table see it for now.')).toBeVisible();
  await expect(spy.getByTestId('table')).toHaveCount(0);
  await spy.close();

  ada.quick = true;
  ben.quick = true;
  await ada.play();
  await expect(ada.sheet).toBeVisible();
  await expect(page.getByTestId('deal'), 'the seed is still a secret').toHaveCount(0);
  await page.goto(set);
  const own = page.getByTestId('shared-table').first();
  await expect(own).toContainText('Finished');
  await expect(own).toContainText('point');
  await expect(page.getByTestId('waits')).toContainText('One table is still playing.');
  await expect(page.getByTestId('ranking')).toHaveCount(0);
  await look('waits', ada, async () => await expect(own).toBeVisible());
  const match = await page.evaluate(async () => {
    const mine = (await (await fetch('/api/matches/mine')).json()) as { id: string }[];
    return mine[0]!.id;
  });
  for (const { page: asks } of [ada, ben]) {
    for (const of of ['', '/replay?as=spectator', '/talk']) {
      const answer = await asks.request.get(`/api/matches/${match}${of}`);
      expect(answer.status(), of).toBe(409);
    }
  }

  await ben.play();
  // The page refreshes by itself.
  await expect(page.getByTestId('opened')).toBeVisible({ timeout: 60_000 });
  const rows = page.getByTestId('seat-by-seat').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByTestId('ranking').getByRole('row')).toHaveCount(3);
  await expect(page.getByTestId('ranking')).toContainText(/(0|0\.5|1) of 1/);
  await isAccessible(page, 'results');
  await look('results', ada, async () => await expect(page.getByTestId('ranking')).toBeVisible());
  await ada.shot('duplicate-results');
  await page.getByTestId('shared-table').nth(1).getByRole('link', { name: 'Replay of table 2' }).click();
  await expect(page.getByTestId('place')).toHaveText(/^\d+ \/ \d+$/);
  await expect(page.getByTestId('dealt')).toHaveText('Shared deal');
  await page.getByTestId('dealt').click();
  await expect(page).toHaveURL(set);
  // The fairness check of the deal is at the table, also for a player who returns to it.
  await page.goto(table);
  await expect(page.getByTestId('deal').first()).toBeVisible();
});

test(
  'it is there in French, and the maker closes what nobody plays',
  { tag: '@desktop-only' },
  async ({ arrive }) => {
    const ada = await arrive('Ada', { locale: 'fr-FR' });
    const { page } = ada;
    await page.getByTestId('make').click();
    const several = page.getByTestId('several');
    await several.locator('summary').click();
    await several.getByTestId('several-tables').selectOption('3');
    await several.getByRole('button', { name: 'Créer 3 tables' }).click();
    await page.waitForURL(/\/duplicate\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une donne, plusieurs tables');
    await expect(page.getByTestId('shared-table')).toHaveCount(3);
    await ada.shot('duplicate-fr');
    await page.getByRole('button', { name: 'Ne plus commencer de table' }).click();
    await page.getByRole('button', { name: 'Fermer les tables non commencées' }).click();
    await expect(page.getByTestId('opened')).toBeVisible();
    await expect(page.getByTestId('shared-table').first()).toContainText('Pas jouée');
  },
);
