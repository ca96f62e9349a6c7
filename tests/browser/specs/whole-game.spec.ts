import { isAccessible } from '../harness/axe';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';

test('two people and two bots play 7 Kingdoms to the score sheet', async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  await ada.shot('1-start');
  await sitDown(ada, ben, 4);
  const others = ben.playMeanwhile();
  await ada.playSome(3);
  await ada.shot('4-game');
  await Promise.all([ada.play(), others]);
  // Each player's own sheet calls that player "You".
  for (const [player, other] of [
    [ada, 'Ben'],
    [ben, 'Ada'],
  ] as const) {
    await expect(player.sheet).toBeVisible();
    for (const text of [other, 'You', 'Bot 3', 'Bot 4', 'Total'])
      await expect(player.sheet).toContainText(text);
  }
  // Each page kept the hash from before the first move, and has checked the seed itself.
  for (const player of [ada, ben]) {
    await expect(player.page.getByTestId('deal')).toHaveAttribute('data-verdict', 'unchanged');
  }
  await ada.shot('5-score');
  await isAccessible(ada.page, 'score sheet');

  // Ada proposes another match. Ben can continue to read the sheet or look at the board.
  const text = (of: typeof ada, what: string) => of.page.getByTestId(what).textContent();
  const shown = [await text(ben, 'match-id'), await text(ben, 'seed')];
  await ada.sheet.getByRole('button', { name: ada.labels.again, exact: true }).click();
  const told = ben.sheet.getByText('Ada proposes another match.').filter({ visible: true });
  await expect(told.first()).toBeInViewport({ ratio: 1 });
  await expect(ben.sheet.getByRole('button', { name: 'I’m in' })).toBeInViewport({ ratio: 1 });
  await ben.page.keyboard.press('Escape');
  await expect(ben.page.getByTestId('table')).toBeVisible();
  const proposal = ben.page.getByTestId('proposal');
  await expect(proposal).toContainText('Ada proposes another match.');
  await ben.shot('7-proposal');
  await proposal.getByRole('button', { name: 'Stay here' }).click();
  await expect(proposal).toHaveCount(0);
  await expect(ada.page.getByText('Waiting for Ben to be ready.')).toBeVisible();
  await ben.button('I’m in').click();
  await expect(ben.button(ben.labels.notReady)).toBeVisible();
  await ben.button('Last match').click();
  const last = ben.page.getByTestId('last-match');
  await expect(last.getByTestId('deal')).toHaveAttribute('data-verdict', 'unchanged');
  expect([await text(ben, 'match-id'), await text(ben, 'seed')]).toEqual(shown);
  // Also after a reload.
  await ben.page.reload();
  await ben.button('Last match').click();
  await expect(last).toContainText(shown[0]!);
  await ben.page.keyboard.press('Escape');
  await ada.start();
  await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
});
