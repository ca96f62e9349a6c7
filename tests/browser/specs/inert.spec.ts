import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

const lines = [
  '<img src=x onerror=struck()>',
  '<script>struck()</script>',
  '"><svg onload=struck()><a href="javascript:struck()">',
  '{@html "<b>bold</b>"} ${struck()} {{struck()}}',
  '&lt;b&gt; &amp; [click](javascript:struck())',
  'https://evil.example/?steal',
];

/** Adds a function to the page to count calls. A page would call it if it ran a text as code. */
async function arm({ page }: Player) {
  await page.addInitScript(() => {
    const marked = window as unknown as { struck: () => void; hits: number };
    marked.hits = 0;
    marked.struck = () => (marked.hits += 1);
  });
  await page.reload();
}

async function isUnharmed({ page }: Player) {
  expect(await page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0);
  await expect(page.locator('img[src="x"], [onerror], [onload], a[href^="javascript"]')).toHaveCount(0);
  await expect(page.locator('body script:not([src])')).toHaveCount(0);
}

async function say({ page }: Player, line: string) {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(line);
  await field.press('Enter');
}

test(
  'names and chat with markup are shown as they are and do nothing',
  { tag: '@desktop-only' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    // A name has 24 characters at most.
    const mal = await arrive('<b onclick=struck()>x');
    await Promise.all([arm(ada), arm(mal)]);
    await mal.rename();
    await mal.enterCode(await ada.makeTable(2));
    await mal.justWatch();
    const log = (player: Player) => player.page.getByRole('log', { name: 'Chat' });
    for (const line of lines) {
      await say(mal, line);
      await expect(log(ada)).toContainText(line);
    }
    await expect(log(ada)).toContainText(mal.name);
    await isUnharmed(ada);
    await ada.shot('inert-lobby');

    await ada.beReady();
    await mal.beReady();
    await ada.start();
    await Promise.all([ada.seesTheGame(), mal.seesTheGame()]);
    await expect(ada.page.getByTestId('strip-1')).toContainText(mal.name);
    await ada.page.keyboard.press('c');
    for (const line of lines) await expect(log(ada)).toContainText(line);
    await expect(log(ada).locator('img, a, script, b, iframe')).toHaveCount(0);
    await isUnharmed(ada);
    await isUnharmed(mal);
    await ada.shot('inert-game');
  },
);
