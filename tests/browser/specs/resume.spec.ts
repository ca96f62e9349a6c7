import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';

// The test stops the server.
test.use({ ownServer: true });

test('a refresh in mid-game loses nothing', { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  await sitDown(ada, ben, 4);
  ada.quick = ben.quick = true;
  const others = ben.playMeanwhile();
  await ada.playSome(2);
  const hand = ada.page.getByTestId('hand').getByRole('button');
  await ada.play(({ tone, deeds }) => tone === 'you' && deeds.length === 0);
  const before = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await ada.page.reload();
  await ada.seesTheGame();
  await expect(hand).toHaveCount(before.length);
  expect(await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))).toEqual(
    before,
  );
  await Promise.all([ada.play(), others]);
});

test(
  'the server dies and comes back in mid-game, and the browsers resume by themselves',
  { tag: '@phone-only' },
  async ({ arrive, server }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await sitDown(ada, ben, 4);
    ada.quick = ben.quick = true;
    const others = ben.playMeanwhile();
    for (let times = 0; times < 3; times += 1) {
      await ada.playSome(2);
      await server.kill();
      await expect(ada.page.getByText('Nothing is lost.')).toBeVisible();
      if (times === 0) await ada.shot('6-server-away');
      await server.restart();
      await expect(ada.page.getByText('Nothing is lost.')).toBeHidden();
      await expect(ben.page.getByText('Nothing is lost.')).toBeHidden();
    }
    await Promise.all([ada.play(), others]);
    await expect(ada.sheet).toBeVisible();
    await expect(ben.sheet).toBeVisible();
  },
);
