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
  // Everybody is "You" on his own sheet.
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

  // Another match takes the sheet away, but not what is to be checked.
  const text = (of: typeof ada, what: string) => of.page.getByTestId(what).textContent();
  const shown = [await text(ben, 'match-id'), await text(ben, 'seed')];
  await ada.sheet.getByRole('button', { name: ada.labels.again, exact: true }).click();
  await ben.button('Last match').click();
  const last = ben.page.getByTestId('last-match');
  await expect(last.getByTestId('deal')).toHaveAttribute('data-verdict', 'unchanged');
  expect([await text(ben, 'match-id'), await text(ben, 'seed')]).toEqual(shown);
  // Also after the page was loaded anew.
  await ben.page.reload();
  await ben.button('Last match').click();
  await expect(last).toContainText(shown[0]!);
});
