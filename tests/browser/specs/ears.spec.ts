// Single-letter keys announce the state of a match to a player with a screen reader.
import { games } from '../harness/games';
import { expect, test } from '../harness/test';

for (const game of games)
  test(`keys tell of a match of ${game} aloud`, { tag: '@desktop-only' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow(game);
    const said = page.getByTestId('said');
    const say = async (key: string, wanted: RegExp) => {
      await page.keyboard.press(key);
      await expect(said).toHaveText(wanted);
    };
    await say('h', /in your hand: \S/);
    await say('o', /^Bot \d.*: \S+.*\./);
    await say('s', /^You: \S/);
    await say('e', /\S/);
    await say('k', /There is no clock\.|Time left: /);
    await ada.play(({ tone }) => tone === 'you');
    await say('w', /\S/);
    // The text of the prompt, and the number of choices.
    await expect(said).toContainText(/can be chosen|button/);
    const prompt = await page.getByTestId('prompt').locator('.text').first().textContent();
    await expect(said).toContainText(prompt!.trim());
    // A second press announces the same text again.
    const before = await said.textContent();
    await page.keyboard.press('w');
    await expect.poll(() => said.textContent()).not.toBe(before);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('say my hand');
  });
