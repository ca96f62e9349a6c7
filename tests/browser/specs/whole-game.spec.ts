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
  await ada.shot('5-score');
  await isAccessible(ada.page, 'score sheet');
});
