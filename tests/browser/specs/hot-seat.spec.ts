// Two players on one device, with a hand-over screen between their turns.
import type { Locator } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import type { Player } from '../harness/player';
import { longAgo } from '../harness/seen';
import { expect, test } from '../harness/test';
import { MOST_LOOKS, lookAgain } from '../harness/pause';

const curtain = (of: Player): Locator => of.page.getByTestId('curtain');
const lift = (of: Player): Locator => of.page.getByTestId('lift');

/** Adds a companion on the player's device, before the start of the match. */
async function seatBeside(player: Player, name: string) {
  await player.button('Second player on this device').click();
  const dialog = player.page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeFocused();
  await field.fill(name);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(player.page.getByTestId(/^seat-/).filter({ hasText: name })).toContainText(
    'on one device with',
  );
}

/** Starts a match with Ada, her companion Ben, and bots in the other seats. */
async function shareATable(ada: Player, game: string, seats: number, shots = false) {
  await ada.rename();
  await ada.makeTable(seats, game);
  await seatBeside(ada, 'Ben');
  if (shots) await ada.shot('hot-lobby');
  if (seats > 2) await ada.button('Fill with bots').click();
  const ready = ada.button(ada.labels.ready);
  if (await ready.isVisible()) await ready.click();
  await ada.start();
}

/** Expects that the page contains nothing of the table, neither visibly nor for a screen reader. */
async function hidesEverything(ada: Player) {
  await expect(curtain(ada)).toBeVisible();
  await expect(lift(ada)).toBeFocused();
  for (const what of [
    '[data-hand]',
    '[data-item]',
    '[data-testid="table"]',
    '[data-testid="prompt"]',
    'dialog[open]',
  ])
    await expect(ada.page.locator(what)).toHaveCount(0);
}

/** Takes over the device by keyboard, as the player on the hand-over screen. Returns that player's name. */
async function take(ada: Player): Promise<string> {
  const label = await lift(ada).innerText();
  const name = label.replace('I am ', '');
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(`Hand the device to ${name}`);
  // For a moment a key press from the last move has no effect, so it is repeated.
  await expect(async () => {
    if ((await curtain(ada).count()) > 0) await lift(ada).press('Enter', { timeout: 1_000 });
    await expect(curtain(ada)).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await ada.seesTheGame();
  return name;
}

/**
 * Plays for the current player until the hand-over screen appears or the match ends. Returns the players in
 * order.
 */
async function playOn(ada: Player, turns: number): Promise<string[]> {
  const took: string[] = [];
  let looks = 0;
  while (took.length < turns) {
    looks += 1;
    if (looks > MOST_LOOKS) throw new Error(`stuck after ${took.join()}`);
    if (await curtain(ada).isVisible()) {
      await hidesEverything(ada);
      took.push(await take(ada));
      looks = 0;
      continue;
    }
    const { tone } = await ada.asked();
    if (tone === 'over') break;
    if (tone === 'you') {
      await ada.decide().catch((error: unknown) => {
        // The hand-over screen can appear during a search for elements.
        if (!/Timeout|not attached|detached/.test(String(error))) throw error;
      });
      if (turns > 8) looks = 0;
    } else await lookAgain(ada.page);
  }
  return took;
}

test(
  'two people play a whole match of Seven Dragons at one device, and another one',
  { tag: '@long' },
  async ({ arrive }) => {
    test.slow();
    const ada = await arrive('Ada');
    ada.quick = true;
    await shareATable(ada, 'seven-dragons', 2, true);
    await hidesEverything(ada);
    await isAccessible(ada.page, 'the curtain');
    await ada.shot('hot-curtain');
    const took = await playOn(ada, 400);
    expect(took.length).toBeGreaterThan(3);
    expect(new Set(took)).toEqual(new Set(['Ada', 'Ben']));
    for (const [n, name] of took.entries())
      expect(name, 'nobody takes it twice in a row').not.toBe(took[n - 1]);
    await expect(ada.sheet).toBeVisible();
    // Both players look at it, so it calls neither of them "you".
    for (const name of ['Ada', 'Ben']) await expect(ada.sheet).toContainText(name);
    await expect(ada.sheet).not.toContainText(/\bYou\b/);
    // Either player can ask for a rematch.
    await ada.sheet
      .getByRole('button', { name: /rematch|play again|another/i })
      .first()
      .click();
    await expect(curtain(ada)).toBeVisible();
  },
);

for (const [game, seats] of [
  ['seven-dragons', 2],
  ['seven-kingdoms', 3],
  ['seven-sages', 4],
  ['seven-wonders', 3],
] as const) {
  test(`the curtain falls between the turns of ${game}`, { tag: '@long' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    await shareATable(ada, game, seats);
    const took = await playOn(ada, 4);
    expect(new Set(took)).toEqual(new Set(['Ada', 'Ben']));
    await ada.shot(`hot-${game}`);
  });
}

test(
  'a reload shows the curtain, and each takes the device by their seat',
  { tag: '@phone-in-gate' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    await shareATable(ada, 'seven-kingdoms', 2);
    const first = await take(ada);
    await ada.page.reload();
    await hidesEverything(ada);
    expect(await take(ada), 'whoever is waited for comes first').toBe(first);
    const cards = ada.page.getByTestId('hand');
    const hand = await cards.innerText();
    const other = first === 'Ada' ? 'Ben' : 'Ada';
    // A player without a decision can look at the own hand, too.
    await ada.page.getByTestId(`strip-${other === 'Ada' ? 0 : 1}`).click();
    await ada.page.getByTestId('hand-over').click();
    await hidesEverything(ada);
    expect(await take(ada)).toBe(other);
    expect(await cards.innerText()).not.toBe(hand);
    // The first time the browser goes back the page asks, the second time it leaves.
    await ada.page.goBack();
    await expect(ada.page.getByRole('dialog', { name: 'Leave the match?' })).toBeVisible();
    await ada.page.goBack();
    await expect(ada.page).toHaveURL(/\/make$/);
    await ada.page.goForward();
    await hidesEverything(ada);
  },
);

test(
  'a companion is shown nothing that is for whoever is signed in',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await shareATable(ada, 'seven-kingdoms', 3);
    const isBens = async () =>
      (await curtain(ada).isVisible()) && (await lift(ada).innerText()) === 'I am Ben';
    for (let looks = 0; looks < MOST_LOOKS && !(await isBens()); looks++) {
      if (await curtain(ada).isVisible()) await take(ada);
      else if ((await ada.asked()).tone === 'you') await ada.decide();
      else await lookAgain(page);
    }
    // Simulates an hour away from the device. The device has recorded only the events of Ada's seat.
    await longAgo(page, 60, true);
    asked.length = 0;
    expect(await take(ada)).toBe('Ben');
    // A fixed pause, in which the page must send no request.
    await page.waitForTimeout(1_500);
    expect(asked.filter((path) => path.endsWith('/since'))).toEqual([]);
    await expect(page.getByTestId('reel')).toHaveCount(0);
    // The menu also has no what-if match, which would show Ada's hand without the hand-over screen.
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByTestId('guess-go')).toHaveCount(0);
  },
);

test.describe('after a restart', () => {
  test.use({ ownServer: true });

  test(
    'the restarted server finds both again, and others see who shares a device',
    { tag: '@long' },
    async ({ arrive, server }) => {
      const [ada, eve] = await Promise.all([arrive('Ada'), arrive('Eve')]);
      await ada.rename();
      await eve.rename();
      const code = await ada.makeTable(3, 'seven-kingdoms');
      await seatBeside(ada, 'Ben');
      await eve.enterCode(code);
      await eve.beReady();
      await expect(eve.page.getByText('on one device with Ada')).toBeVisible();
      await expect(eve.button('Second player on this device'), 'no seat is free').toHaveCount(0);
      const ready = ada.button(ada.labels.ready);
      if (await ready.isVisible()) await ready.click();
      await ada.start();
      await eve.seesTheGame();
      await expect(eve.page.getByTestId('strip-1')).toContainText('on one device with Ada');
      await eve.shot('hot-others');
      const others = eve.playMeanwhile();
      await playOn(ada, 2);
      await server.restart();
      const took = await playOn(ada, 4);
      expect(new Set(took).size).toBe(2);
      others.catch(() => {});
    },
  );
});
