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
  for (const player of [ada, ben]) {
    await expect(player.sheet).toBeVisible();
    await expect(player.sheet).toContainText('Ada');
    await expect(player.sheet).toContainText('Ben');
  }
  await ada.shot('5-score');
  await isAccessible(ada.page, 'score sheet');
});
