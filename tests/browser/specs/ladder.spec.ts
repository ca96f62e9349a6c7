// The ladder of the external bots: its standings, its crosstable, and the link to a replay.
import { spawn, type ChildProcess } from 'node:child_process';
import { isAccessible } from '../harness/axe';
import { picture } from '../harness/picture';
import { binary } from '../harness/server';
import { expect, test } from '../harness/test';

// The page shows all external bots of the server.
test.use({ ownServer: true });

test(
  'a ladder shows who is on it, and leads to what was played',
  { tag: '@long' },
  async ({ arrive, server }) => {
    test.slow();
    const children: ChildProcess[] = [];
    const climb = (name: string) =>
      children.push(
        spawn(
          binary,
          [
            'bot',
            '--server',
            server.url,
            '--player',
            'random',
            '--name',
            name,
            '--ladder',
            '--game',
            'seven-kingdoms',
          ],
          { stdio: 'ignore' },
        ),
      );
    try {
      const ann = await arrive('Ann');
      const { page } = ann;
      await page.goto(`${server.url}/ladder/seven-dragons`);
      await expect(page.getByTestId('empty')).toBeVisible();
      climb('Ada');
      climb('Bo');
      await page.goto(`${server.url}/ladder`);
      await page
        .getByTestId('ladders')
        .getByRole('link', { name: /7 Kingdoms/ })
        .press('Enter');
      await expect(page).toHaveURL(/\/ladder\/seven-kingdoms$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('7 Kingdoms');
      const standings = page.getByTestId('standings');
      await expect(standings).toContainText('Ada', { timeout: 60_000 });
      await expect(standings).toContainText('Bo', { timeout: 60_000 });
      await expect(standings.getByTestId('strength').first()).toBeVisible();
      const table = page.getByTestId('crosstable');
      const cell = table.getByRole('button', { name: /Ada: .* against Bo$/ });
      await expect(cell).toBeVisible({ timeout: 60_000 });
      await picture(page, 'ladder');
      await isAccessible(page, 'a ladder');

      // By keyboard: from a cell to the matches of the two bots, and to one of the replays.
      await cell.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Matches of Ada against Bo' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeFocused();
      const matches = page.getByTestId('ladder-matches');
      await expect(matches.getByRole('listitem').first()).toContainText('Ada');
      await matches.getByRole('link', { name: 'Replay' }).first().press('Enter');
      await expect(page).toHaveURL(/\/m\/[0-9a-f-]{36}/);
    } finally {
      for (const child of children) child.kill();
    }
  },
);

test('whoever made a table closes it, after being asked', { tag: '@long' }, async ({ arrive }) => {
  const ann = await arrive('Ann');
  await ann.makeTable(3);
  const bob = await arrive('Bob');
  await bob.page.goto(ann.page.url());
  await bob.page.getByTestId('sit-down').click();
  await expect(ann.page.getByTestId('seat-1')).toContainText('Not ready yet');
  await expect(bob.page.getByRole('button', { name: 'Close the table' })).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'Close the table' }).click();
  await ann.page.getByRole('button', { name: 'Keep it open' }).click();
  await expect(ann.page.getByTestId('seat-1')).toContainText('Not ready yet');
  await ann.page.getByRole('button', { name: 'Close the table' }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).press('Enter');
  await expect(ann.page).toHaveURL(/\/$/);
  await expect(bob.page.getByText('The host closed this table.')).toBeVisible();
});
