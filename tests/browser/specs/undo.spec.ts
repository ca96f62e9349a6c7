// Undo of the last move, when the other players agree.
import { isAccessible } from '../harness/axe';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';

const prompt = (player: Player) => player.page.getByTestId('prompt').first().innerText();

/** Plays a card for the player who has to decide. Returns that player, and the other one. */
async function playOne(ada: Player, ben: Player): Promise<[Player, Player]> {
  const [mover, other] = (await ada.asked()).tone === 'you' ? [ada, ben] : [ben, ada];
  const before = await prompt(mover);
  while ((await prompt(mover)) === before) await mover.decide();
  return [mover, other];
}

test(
  'a move is taken back by key or from the menu, once the other player agrees',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await sitDown(ada, ben, 2, 'seven-kingdoms');
    await expect(async () => {
      const tones = await Promise.all([ada.asked(), ben.asked()]);
      expect(tones.map(({ tone }) => tone).sort()).toEqual(['wait', 'you']);
    }).toPass();
    const first = (await ada.asked()).tone === 'you' ? ada : ben;
    const asked = await prompt(first);
    const [mover, other] = await playOne(ada, ben);
    expect(mover).toBe(first);

    await mover.page.keyboard.press('u');
    const mine = mover.page.getByTestId('undo-mine');
    await expect(mine).toContainText('You asked for an undo. One player has to agree.');
    const note = other.page.getByTestId('undo');
    await expect(note).toContainText(`${mover.name} wants to undo their last move.`);
    await isAccessible(other.page, 'somebody asks to take back');
    await mover.shot('undo-mine');
    await other.shot('undo-asked');
    await note.getByRole('button', { name: 'Allow' }).click();
    await expect(mine).toHaveCount(0);
    await expect.poll(() => prompt(mover)).toBe(asked);

    // A second undo, from the menu. The other player declines, and gets no further request.
    await playOne(ada, ben);
    await mover.button('Menu').click();
    await mover.page.getByRole('dialog').getByRole('button', { name: 'Undo my last move' }).click();
    await expect(mover.page.getByRole('dialog')).toHaveCount(0);
    await note.getByRole('button', { name: 'Decline' }).click();
    await expect(mine).toHaveCount(0);
    await mover.page.keyboard.press('u');
    await expect(mover.page.getByText('That is not possible now.')).toBeVisible();
  },
);

test('the question is asked in French', { tag: '@long' }, async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  await sitDown(ada, ben, 2, 'seven-kingdoms');
  await expect(async () => {
    const tones = await Promise.all([ada.asked(), ben.asked()]);
    expect(tones.some(({ tone }) => tone === 'you')).toBe(true);
  }).toPass();
  const [mover, other] = await playOne(ada, ben);
  await other.page.evaluate(() => localStorage.setItem('septet.language', 'fr'));
  await other.page.reload();
  await mover.page.keyboard.press('u');
  await expect(other.page.getByTestId('undo')).toContainText('voudrait annuler son dernier coup');
  await other.shot('undo-asked-fr');
  await other.page.getByTestId('undo').getByRole('button', { name: 'Accepter' }).press('Enter');
  await expect(mover.page.getByTestId('undo-mine')).toHaveCount(0);
});
