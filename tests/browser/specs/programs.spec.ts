// External bots that accept invitations: listed below the built-in bots, and invited with a button.
import { spawn, type ChildProcess } from 'node:child_process';
import { isAccessible } from '../harness/axe';
import { picture } from '../harness/picture';
import { binary } from '../harness/server';
import { expect, test } from '../harness/test';

// The page lists all external bots of the server.
test.use({ ownServer: true });

test('a program is asked, comes, and plays; a busy one declines, and a silent one is not waited for', async ({
  arrive,
  server,
}) => {
  const children: ChildProcess[] = [];
  const open = (name: string, ...more: string[]) =>
    children.push(
      spawn(
        binary,
        ['bot', '--server', server.url, '--player', 'random', '--name', name, '--open', ...more],
        {
          stdio: 'ignore',
        },
      ),
    );
  try {
    open('Ada');
    open('Bo', '--tables', '0');
    const ann = await arrive('Ann');
    const { page } = ann;
    await ann.makeTable(2);
    const list = page.getByTestId('ask-programs');
    await expect(list.getByRole('listitem')).toHaveCount(2, { timeout: 60_000 });
    await picture(page, 'programs');
    await isAccessible(page, 'a table with programs to ask');

    await list.getByRole('button', { name: 'Invite Bo to this table' }).click();
    await expect(list.getByText('declined')).toBeVisible();
    // By keyboard.
    await list.getByRole('button', { name: 'Invite Ada to this table' }).press('Enter');
    await expect(page.getByTestId('seat-1')).toContainText('Ada');
    await page.getByRole('button', { name: 'I am ready' }).click();
    await ann.start();
    await ann.seesTheGame();
  } finally {
    for (const child of children) child.kill();
  }
});
