// Premoves: a player chooses the next move while another player thinks.
import { inflateSync } from 'node:zlib';
import { isAccessible } from '../harness/axe';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';

/** Returns the player who has to decide first, then the one who waits. */
async function whoIsAsked(ada: Player, ben: Player): Promise<[Player, Player]> {
  await expect(async () => {
    const tones = await Promise.all([ada.asked(), ben.asked()]);
    expect(tones.map(({ tone }) => tone).sort()).toEqual(['wait', 'you']);
  }).toPass();
  return (await ada.asked()).tone === 'you' ? [ada, ben] : [ben, ada];
}

const chosen = (player: Player) => player.page.getByTestId('ahead-chosen');
const prompt = (player: Player) => player.page.getByTestId('prompt').first().innerText();

test(
  'a card is chosen ahead on the table, survives a reload, and is played when its turn comes',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await sitDown(ada, ben, 2, 'seven-kingdoms');
    const [mover, other] = await whoIsAsked(ada, ben);
    const frames: string[] = [];
    mover.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) =>
        frames.push(typeof payload === 'string' ? payload : inflateSync(payload).toString()),
      ),
    );
    await mover.page.reload();
    await expect.poll(async () => (await mover.asked()).tone).toBe('you');
    expect(frames.some((frame) => frame.includes('"type":"game"'))).toBe(true);

    await other.page.getByTestId('choose-ahead').click();
    await expect(other.page.getByTestId('ahead-cancel')).toBeVisible();
    expect(await prompt(other)).toContain('Choose your next move in advance');
    await isAccessible(other.page, 'choosing ahead');
    await other.shot('ahead-choosing');
    await other.page.locator('[data-item].choice, [data-item].glow').first().click();
    await other.page.locator('[data-deed]').first().click();
    await expect(chosen(other)).toContainText('Premove:');
    await isAccessible(other.page, 'something is chosen ahead');
    await other.shot('ahead-chosen');
    const said = await chosen(other).innerText();
    await other.page.reload();
    await expect(chosen(other)).toHaveText(said);
    expect(frames.filter((frame) => /"type":"(ahead|foreseen)"/.test(frame))).toEqual([]);

    while ((await mover.asked()).tone === 'you') await mover.decide();
    await expect(other.page.getByText('Your premove was played.')).toBeVisible();
    await expect(chosen(other)).toHaveCount(0);
  },
);

test('by key it is chosen and taken back', { tag: '@long' }, async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  await sitDown(ada, ben, 2, 'seven-dragons');
  const [mover, other] = await whoIsAsked(ada, ben);
  await expect(other.page.getByTestId('choose-ahead')).toBeVisible();
  await other.page.keyboard.press('p');
  await expect(other.page.getByTestId('ahead-cancel')).toBeVisible();
  await other.page.keyboard.press('p');
  await expect(other.page.getByTestId('choose-ahead')).toBeFocused();
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByTestId('ahead-cancel')).toBeVisible();
  // A card, then its place.
  for (let press = 0; press < 8 && !(await chosen(other).isVisible()); press++) {
    const before = JSON.stringify(await other.asked());
    await other.decide();
    const isTaken = async () =>
      (await chosen(other).isVisible()) || JSON.stringify(await other.asked()) !== before;
    await expect.poll(isTaken).toBe(true);
  }
  await expect(chosen(other)).toBeVisible();
  await expect(other.page.getByTestId('ahead-back')).toBeFocused();
  await other.shot('ahead-dragons');
  await other.page.keyboard.press('p');
  await expect(chosen(other)).toHaveCount(0);
  await expect(other.page.getByTestId('choose-ahead')).toBeVisible();
  // The cancelled premove decided nothing.
  while ((await mover.asked()).tone === 'you') await mover.decide();
  await expect.poll(async () => (await other.asked()).tone).toBe('you');
});
