import { isAccessible } from '../harness/axe';
import { games } from '../harness/games';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';

test.use({ grace: 1 });

for (const game of games) {
  test(
    `a table of ${game} waits for who is gone, until the others want a bot`,
    { tag: ['@desktop-only', '@long'] },
    async ({ arrive }) => {
      const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
      const code = await sitDown(ada, ben, 3, game);
      ada.quick = true;
      await ben.page.goto('about:blank');
      const gone = ada.page.getByTestId('absent');
      await ada.play(async () => gone.isVisible());
      await expect(gone).toContainText('Ben is disconnected. The table waits.');
      await ada.shot(`absent-${game}`);
      if (game === games[0]) await isAccessible(ada.page, 'somebody is gone');
      await ada.button('Let a bot play').click();
      await expect(gone).toHaveCount(0);
      await ada.play(async () => ada.logSays('played by a bot'));

      // A player who returns sees the moves that a bot played.
      await ben.page.goto(`/t/${code}`);
      const note = ben.page.getByTestId('while-away');
      await expect(note).toContainText('While you were away,');
      await ben.shot(`while-away-${game}`);
      await note.getByRole('button', { name: 'Show' }).click();
      const story = ben.page.getByRole('dialog', { name: 'While you were away' });
      await expect(story.getByText('played by a bot').first()).toBeVisible();
      await ben.page.keyboard.press('Escape');
      await expect(note).toHaveCount(0);
      await ben.page.reload();
      await ben.seesTheGame();
      await expect(note).toHaveCount(0);
    },
  );
}
