// Programs that play with anybody: found below the built-in bots, asked by a button.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isAccessible } from '../harness/axe';
import { binary } from '../harness/server';
import { expect, test } from '../harness/test';

const folder = join(import.meta.dirname, '../screens');
const sizes = [
  [1280, 800],
  [1920, 1080],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const;

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
    await expect(list.getByRole('listitem')).toHaveCount(2, { timeout: 20_000 });
    mkdirSync(folder, { recursive: true });
    const before = page.viewportSize();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(folder, `programs-${width}.png`), fullPage: true });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `at ${width}`).toBeLessThanOrEqual(0);
    }
    if (before) await page.setViewportSize(before);
    await isAccessible(page, 'a table with programs to ask');

    await list.getByRole('button', { name: 'Ask Bo to this table' }).click();
    await expect(list.getByText('does not want to play now')).toBeVisible();
    // By keyboard.
    await list.getByRole('button', { name: 'Ask Ada to this table' }).press('Enter');
    await expect(page.getByTestId('seat-1')).toContainText('Ada');
    await page.getByRole('button', { name: 'I am ready' }).click();
    await ann.start();
    await ann.seesTheGame();
  } finally {
    for (const child of children) child.kill();
  }
});
