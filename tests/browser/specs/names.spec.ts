// Names in many scripts: they fit, and do not change the direction of the text beside them.
import type { Page } from '@playwright/test';
import { windows } from '../harness/laws';
import { expect, test } from '../harness/test';

const names = {
  emoji: '🦉'.repeat(24),
  'one long word': 'W'.repeat(24),
  Hebrew: 'שרה בת אברהם הגדולה 7',
  Arabic: 'محمد بن عبد الله 12',
  'marks on marks': 'Z\u0323\u0302a\u0323\u0302l\u0323\u0302g\u0323\u0302o\u0323\u0302',
  Thai: 'สมชายใจดีมากที่สุดในโลก',
};

/** Returns overflows of the window, and places where a name sticks out of its container. */
const wrongs = (page: Page, name: string) =>
  page.evaluate((name) => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const it = node.parentElement!;
      if (!node.textContent!.includes(name) || !it.checkVisibility() || it.closest('.visually-hidden'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let clip: Element | null = it;
      while (clip && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement;
      const { left, right } = range.getBoundingClientRect();
      const holds = clip?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
      const ends = clip === it && getComputedStyle(it).textOverflow === 'ellipsis';
      if (!ends && (left < holds.left - 1 || right > holds.right + 1))
        found.push(`${it.tagName}.${it.className} goes from ${left} to ${right}: ${it.textContent}`);
    }
    return found;
  }, name);

for (const [kind, given] of Object.entries(names)) {
  const name = given.normalize('NFC');
  test(`a name of ${kind} fits everywhere`, { tag: ['@desktop-only', '@long'] }, async ({ arrive }) => {
    const ada = await arrive('Ada', { viewport: { width: 320, height: 640 } });
    const { page } = ada;
    await page.getByTestId('my-name').click();
    await page.getByLabel('Your name').fill(`${name}${name.length > 24 ? '🦉' : ''}`);
    await page.keyboard.press('Enter');
    const shown = page.getByTestId('my-name');
    await expect(shown).toContainText(name);
    const fits = async (what: string) => {
      for (const { width, height } of windows) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => wrongs(page, name), `${what} at ${width}`).toEqual([]);
      }
    };
    await fits('start page');
    for (const game of ['seven-kingdoms', 'seven-dragons', 'seven-sages', 'seven-wonders']) {
      await ada.playNow(game);
      await fits(game);
      await ada.goHome();
    }
    await fits('running tables');
    await page.goto('/me');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits('account');
  });
}

test(
  'a name from right to left leaves the number beside it in its place',
  { tag: '@desktop-only' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await page.getByTestId('my-name').click();
    await page.getByLabel('Your name').fill(names.Hebrew);
    await page.keyboard.press('Enter');
    await ada.playNow('seven-kingdoms');
    // In every sentence the name is isolated from the text around it.
    const bare = await page.evaluate((name) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent!;
        if (text.includes(name) && !text.includes(`\u2068${name}\u2069`)) found.push(text.trim());
      }
      return found;
    }, names.Hebrew);
    expect(bare).toEqual([]);
  },
);
