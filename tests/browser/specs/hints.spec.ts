// Hints during a match, at a table whose host allows them.
import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';

test(
  'a hint is asked for, told in words, pointed at, and everybody sees that it was asked',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await ada.rename();
    await ben.rename();
    const { page } = ada;
    const code = await ada.makeTable(2, '7 Kingdoms', async (form) => {
      const hints = form.getByRole('group', { name: 'Hints' });
      await expect(hints.getByRole('radio', { name: 'Off' })).toBeChecked();
      await hints.getByRole('radio', { name: 'On request' }).check();
      await expect(page.getByRole('region', { name: 'How other people see the table' })).toContainText(
        'Hints allowed',
      );
    });
    await ben.enterCode(code);
    // A new player reads it before taking a seat.
    await expect(ben.page.getByTestId('hints')).toHaveText(
      /^\s*Hints allowed\. A player may ask a strong bot for advice\. Everyone sees the request\.\s*$/,
    );
    await ben.shot('hints-lobby');
    await ben.beReady();
    await ada.beReady();
    await ada.start();
    await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
    const ask = (player: typeof ada) => player.page.getByTestId('ask-hint');
    const [asker, other] = (await ask(ada).isVisible()) ? [ada, ben] : [ben, ada];
    const offered = asker.page.locator('[data-item]');
    const before = await offered.evaluateAll((all) => all.map((one) => one.getAttribute('aria-disabled')));
    await ask(asker).focus();
    await asker.page.keyboard.press('Enter');
    const note = asker.page.getByTestId('hint-note');
    await expect(note).toContainText(/^Expert would: Play /);
    // A hint disables no items.
    const after = await offered.evaluateAll((all) => all.map((one) => one.getAttribute('aria-disabled')));
    expect(after).toEqual(before);
    await note.getByRole('button', { name: 'Show me' }).click();
    const ringed = () =>
      asker.page.evaluate(() =>
        document
          .getAnimations()
          .some((a) =>
            (a.effect as KeyframeEffect)
              ?.getKeyframes()
              .some((k) => String(k.boxShadow ?? '').includes('8px')),
          ),
      );
    expect(await ringed(), 'the card is pointed at').toBe(true);
    await isAccessible(asker.page, 'a hint');
    await asker.shot('hint');
    await expect(other.page.getByTestId('hint-note')).toHaveCount(0);
    for (const player of [asker, other]) {
      if (!(await player.page.getByRole('tab', { name: 'Chat' }).isVisible()))
        await player.page.getByRole('button', { name: /log, chat and rules/ }).click();
      await player.page.getByRole('tab', { name: /Chat/ }).click();
      await expect(player.page.getByText(`${asker.name} asked for a hint.`)).toBeVisible();
    }
  },
);

test('a table that does not allow hints offers none', async ({ arrive }) => {
  const ada = await arrive('Ada');
  await ada.playNow('7 Kingdoms', 2);
  await ada.play(({ tone }) => tone === 'you');
  await expect(ada.page.getByTestId('ask-hint')).toHaveCount(0);
});
