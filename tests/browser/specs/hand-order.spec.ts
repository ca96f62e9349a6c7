// Each player orders the own hand: sorted, or card by card. The browser stores the order, and never sends it.
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';

const keys = (page: Page) =>
  page
    .locator('[data-testid="hand"] [data-arrange]')
    .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.arrange!));

for (const game of ['seven-kingdoms', 'seven-dragons', 'seven-sages']) {
  const tag = game === 'seven-kingdoms' ? '@desktop-only' : ['@desktop-only', '@long'];
  test(`cards of a hand of ${game} are moved and sorted`, { tag }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    await ada.playNow(game);
    await expect(page.locator('.prompt.you')).toBeVisible();
    await expect.poll(async () => (await keys(page)).length).toBeGreaterThan(1);
    const dealt = await keys(page);
    const before = sent.length;

    // By keyboard the focus moves with the card.
    const card = page.locator('[data-testid="hand"] [data-arrange]').first();
    const button = (await card.getAttribute('data-item')) === null ? card.locator('button') : card;
    await button.focus();
    await page.keyboard.press('Shift+ArrowRight');
    const [a, b, ...rest] = dealt;
    await expect.poll(() => keys(page)).toEqual([b, a, ...rest]);
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-arrange]')?.dataset.arrange),
      )
      .toBe(a);

    // The order survives a reload.
    await page.reload();
    await expect.poll(() => keys(page)).toEqual([b, a, ...rest]);

    // Dragging sideways with the mouse moves a card without selecting it.
    const boxes = await page
      .locator('[data-testid="hand"] [data-arrange]')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    const [from, to] = [boxes[0]!, boxes[1]!];
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle(from));
    await page.mouse.down();
    await page.mouse.move(...middle(to), { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => keys(page)).toEqual(dealt);
    await expect(page.locator('[data-testid="hand"] [aria-pressed="true"]')).toHaveCount(0);

    // The order is set in the menu, and by a single-letter key.
    await page.keyboard.press('m');
    const choice = page.getByRole('group', { name: 'My hand' });
    await expect(choice.getByRole('radio', { name: 'As I put it' })).toBeChecked();
    await choice.getByRole('radio').nth(1).check();
    await expect(choice.getByRole('radio', { name: 'As I put it' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(page.getByTestId('said')).toHaveText(/\S/);
    await expect.poll(async () => (await keys(page)).toSorted()).toEqual(dealt.toSorted());
    expect(sent.slice(before).filter((frame) => frame.includes('"submit"'))).toEqual([]);
  });
}

/** Drags a finger over the page. */
async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: string, ...points: (readonly [number, number])[]) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  await touch('touchStart', from);
  const steps = 8;
  for (let n = 1; n <= steps; n += 1) {
    const part = (at: 0 | 1) => from[at] + ((to[at] - from[at]) * n) / steps;
    await touch('touchMove', [part(0), part(1)]);
  }
  await touch('touchEnd');
  await client.detach();
}

for (const game of ['seven-kingdoms', 'seven-dragons', 'seven-sages'])
  test(`a finger moves cards of a hand of ${game}`, { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow(game);
    await expect(page.locator('.prompt.you')).toBeVisible();
    await expect.poll(async () => (await keys(page)).length).toBeGreaterThan(1);
    const [a, b, ...rest] = await keys(page);
    const boxes = await page
      .locator('[data-testid="hand"] [data-arrange]')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    await swipe(page, middle(boxes[0]!), middle(boxes[1]!));
    await expect.poll(() => keys(page)).toEqual([b, a, ...rest]);
    await expect(page.locator('[data-testid="hand"] [aria-pressed="true"]')).toHaveCount(0);
  });
