// Actions of other players never move the text that a player reads, or the button that a player is about to
// press.
import type { Locator } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';

const top = (list: Locator) => list.evaluate((it) => it.scrollTop);
const fromEnd = (list: Locator) => list.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);

test('whoever reads further up in the log stays there, and is told of new lines', async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.playNow('seven-kingdoms', 4);
  // The newest line stays in view when the window gets smaller.
  await page.setViewportSize({ width: 1280, height: 420 });
  ada.quick = true;
  const log = page.getByTestId('log');
  const isLong = () => log.evaluate((it) => it.scrollHeight > it.clientHeight + 80);
  for (let n = 0; n < 20 && !(await isLong()); n += 1) await ada.playSome(1);
  await expect.poll(() => fromEnd(log)).toBeLessThan(2);

  await log.evaluate((it) => it.scrollTo({ top: 10 }));
  await expect.poll(() => top(log)).toBe(10);
  const lines = () => log.locator('p').count();
  const before = await lines();
  // A chosen card changes the prompt, so a move may be two steps.
  await ada.playSome(3);
  await expect.poll(lines).toBeGreaterThan(before);
  await expect(page.getByTestId('new-lines')).toBeVisible();
  expect(await top(log)).toBe(10);
  await isAccessible(page, 'a log with new lines');
  await page.getByTestId('new-lines').click();
  await expect.poll(() => fromEnd(log)).toBeLessThan(2);
  await expect(page.getByTestId('new-lines')).toHaveCount(0);
});

test(
  'whoever reads further up in the chat stays there, and keeps what they have begun to write',
  { tag: '@phone-in-gate' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    ada.quick = ben.quick = true;
    await sitDown(ada, ben, 2);
    const write = ({ page }: typeof ada) => page.getByRole('textbox', { name: 'Message' });
    const opened = async ({ page }: typeof ada) => {
      if (!(await page.getByRole('tab', { name: 'Chat' }).isVisible()))
        await page.getByRole('button', { name: 'Show log, chat and rules' }).click();
      await page.getByRole('tab', { name: 'Chat' }).click();
    };
    await Promise.all([opened(ada), opened(ben)]);
    const says = async (who: typeof ada, text: string) => {
      await write(who).fill(text);
      await write(who).press('Enter');
      await expect(who.page.getByRole('log', { name: 'Chat' }).getByText(text).last()).toBeAttached();
    };
    const long = 'a long story that takes more than one line of the chat, and a little more than that ';
    for (let n = 0; n < 12; n += 1) await says(ben, `${n} ${long.repeat(2)}`);
    const chat = ada.page.getByRole('log', { name: 'Chat' });
    await expect.poll(() => fromEnd(chat)).toBeLessThan(2);
    await chat.evaluate((it) => it.scrollTo({ top: 5 }));
    await expect.poll(() => top(chat)).toBe(5);
    await says(ben, 'and so it ends');
    await expect(ada.page.getByTestId('new-lines')).toBeVisible();
    expect(await top(chat)).toBe(5);

    // Another tab of the sidebar keeps the unsent text.
    await write(ada).fill('not yet sent');
    await ada.page.getByRole('tab', { name: 'Rules' }).click();
    await ada.page.getByRole('tab', { name: 'Chat' }).click();
    await expect(write(ada)).toHaveValue('not yet sent');
    await write(ada).press('Enter');
    await expect.poll(() => fromEnd(chat)).toBeLessThan(2);
    await expect(write(ada)).toHaveValue('');
  },
);

test('a list of tables does not move under the pointer', { tag: '@long' }, async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  const inPublic = async (form: Locator) =>
    form.getByRole('radio', { name: 'Everyone on this server' }).check();
  await ada.makeTable(2, 'seven-kingdoms', inPublic);
  await ben.page.clock.install();
  await ben.page.goto('/');
  const list = ben.page.getByTestId('open-tables');
  const join = list.getByRole('link', { name: /^Join: 7 Kingdoms/ }).first();
  await join.hover();
  const place = await join.boundingBox();

  const eve = await arrive('Eve');
  await eve.makeTable(2, 'seven-dragons', inPublic);
  await ben.page.clock.runFor(6_000);
  const other = list.getByRole('link', { name: /^Join: Seven Dragons/ });
  await expect(other).toBeVisible();
  expect(await join.boundingBox()).toEqual(place);
  // After the pointer leaves the list, the newest table is first.
  await ben.page.mouse.move(2, 2);
  await expect.poll(async () => (await other.boundingBox())!.y).toBeLessThan((await join.boundingBox())!.y);
});

test.describe(() => {
  // The test stops the server.
  test.use({ ownServer: true });

  test(
    'the table does not move when the connection breaks',
    { tag: '@phone-in-gate' },
    async ({ arrive, server }) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      await ada.playNow('seven-kingdoms', 4);
      await expect(page.locator('.prompt.you')).toBeVisible();
      const places = () =>
        Promise.all(['table', 'hand', 'strip-0'].map((id) => page.getByTestId(id).boundingBox()));
      const before = await places();
      await server.kill();
      await expect(page.getByText('Nothing is lost.')).toBeVisible();
      expect(await places()).toEqual(before);
      await isAccessible(page, 'a table without a connection');
      await server.restart();
      await expect(page.getByText('Nothing is lost.')).toBeHidden();
      expect(await places()).toEqual(before);
    },
  );
});
