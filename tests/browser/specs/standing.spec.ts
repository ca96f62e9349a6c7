// Auto-play of forced moves, for players who turned it on.
import { isAccessible } from '../harness/axe';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';
import { MOST_LOOKS, lookAgain } from '../harness/pause';

const toggle = (player: Player) => player.page.getByTestId('order');

/**
 * Plays all decisions of the players until `until` is true, for example because a log has an automatic move.
 */
async function playOn(people: Player[], until: () => Promise<boolean>) {
  let [decisions, looks] = [0, 0];
  while (looks < MOST_LOOKS) {
    let asked = false;
    for (const player of people) {
      if ((await player.asked()).tone !== 'you') continue;
      asked = true;
      await player.decide();
      break;
    }
    if (asked) {
      [decisions, looks] = [decisions + 1, 0];
      if (decisions % 8 === 0 && (await until())) return true;
    } else {
      looks += 1;
      await lookAgain(people[0]!.page);
    }
  }
  return until();
}

test(
  'the last card is played for whoever said so, their own log alone says it, and one press ends it',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await sitDown(ada, ben, 2, 'seven-kingdoms');
    await ada.page.keyboard.press('f');
    await expect(
      ada.page.getByText('Your forced moves are played automatically in this match.'),
    ).toBeVisible();
    await ada.button('Menu').click();
    await expect(toggle(ada).last()).toHaveAttribute('aria-pressed', 'true');
    await isAccessible(ada.page, 'an order in the menu');
    await ada.shot('order-menu');
    await ada.page.keyboard.press('Escape');
    // The setting survives a reload, and no other player's page shows it.
    await ada.page.reload();
    const done = await playOn([ada, ben], () => ada.logSays('(played automatically)'));
    expect(done, 'something left no choice').toBe(true);
    expect(await ben.logSays('(played automatically)')).toBe(false);
    await ada.shot('order-log');
    await expect(async () => {
      if ((await ben.asked()).tone !== 'you' && (await ada.asked()).tone === 'you') await ada.decide();
      await expect(toggle(ada).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(toggle(ada)).toHaveAttribute('aria-pressed', 'true');
    await ada.shot('order-beside');
    await toggle(ada).click();
    await expect(toggle(ada)).toHaveAttribute('aria-pressed', 'false');
    await expect(ada.page.getByText('You play your forced moves yourself.')).toBeVisible();
  },
);

test(
  'it is in the menu, also while one is asked, and not in a game that always leaves a choice',
  { tag: '@long' },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await sitDown(ada, ben, 3, 'seven-sages');
    await ada.button('Menu').click();
    const inMenu = ada.page.getByRole('dialog').getByTestId('order');
    await inMenu.click();
    await expect(inMenu).toHaveAttribute('aria-pressed', 'true');
    await inMenu.click();
    await expect(inMenu).toHaveAttribute('aria-pressed', 'false');

    const [cleo, dora] = await Promise.all([arrive('Cleo'), arrive('Dora')]);
    await sitDown(cleo, dora, 2, 'seven-dragons');
    await cleo.button('Menu').click();
    await expect(cleo.page.getByText('Resign', { exact: false }).first()).toBeVisible();
    await expect(toggle(cleo)).toHaveCount(0);
  },
);
