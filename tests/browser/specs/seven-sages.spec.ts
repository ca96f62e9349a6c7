import { isAccessible } from '../harness/axe';
import { focusOf } from '../harness/keys';
import { leftovers } from '../harness/leftovers';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';
import { lookAgain } from '../harness/pause';

const game = 'The Seven Sages';

/** Accepts every offer, makes one offer to each player, then chooses no deal. Gives no cards away. */
const bargain = (deeds: string[]): string | null | undefined => {
  const find = (what: RegExp) => deeds.find((deed) => what.test(deed));
  const talk = find(/^(accept-|propose-|no_deal$)/);
  if (talk) return talk;
  // This player has answered everything, and the other players have to answer.
  return find(/^(withdraw-|deal$)/) ? null : find(/^(ready|join|side-|alone|with-)/);
};

/** Opens the sheet of a seat. On a phone the plates replace the row of seats. */
const sheetOf = async ({ page, size }: Player, seat: number) =>
  size === 'phone'
    ? page.getByTestId(`plate-${seat}`).getByRole('button').click()
    : page.getByTestId(`strip-${seat}`).click();

/** Plays with three bots until a card lies in the first fight. */
const toTheFight = async (ada: Player) => {
  ada.prefer = bargain;
  await ada.makeTable(4, game);
  await ada.beReady();
  await ada.button(ada.labels.fill).click();
  await ada.start();
  await ada.seesTheGame();
  await expect(ada.page.getByTestId('sages')).toBeVisible();
  await ada.shot('ss-choose');
  const stage = async (what: string) => ada.page.getByTestId(what).isVisible();
  await ada.play(() => stage('talks'));
  await ada.shot('ss-talks');
  await isAccessible(ada.page, 'talks of The Seven Sages');
  const track = ada.page.getByTestId('track');
  await ada.play(
    async ({ tone }) =>
      tone === 'you' && (await track.isVisible()) && (await track.getAttribute('data-lead')) !== '0',
  );
  await ada.shot('ss-fight');
  await isAccessible(ada.page, 'a fight of The Seven Sages');
};

test('talks and a fight of The Seven Sages', { tag: '@phone-in-gate' }, async ({ arrive }) => {
  await toTheFight(await arrive('Ada'));
});

test(
  'a whole game of The Seven Sages against bots, to the score sheet',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    await toTheFight(ada);
    await ada.play();
    await expect(ada.sheet).toBeVisible();
    for (const text of ['You', 'Bot 2', 'Bot 3', 'Bot 4', 'Crystals', 'Owl', 'Total'])
      await expect(ada.sheet).toContainText(text);
    await ada.shot('ss-score');
    await isAccessible(ada.page, 'score sheet of The Seven Sages');
  },
);

test('a sage, an ally and a first card by keyboard only', { tag: '@desktop-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.makeTable(4, game);
  await ada.beReady();
  await ada.button(ada.labels.fill).click();
  await ada.start();
  await ada.seesTheGame();
  const played = page.getByTestId('lane-0').getByRole('listitem');
  const forward = /^(choose|accept-|propose-|no_deal$|ready|side-|play|cast|hand_over|discard|crystal|pawn)/;
  const picks = /^(hand_over|discard)$/;
  for (let keys = 0; (await played.count()) === 0; keys += 1) {
    expect(keys, 'a card is a few keys away').toBeLessThan(1_500);
    if ((await ada.asked()).tone !== 'you') {
      await lookAgain(page);
      continue;
    }
    const at = await focusOf(page);
    const dealing = await page.getByTestId('talks').isVisible();
    // Cards of the hand can be shown and given at first. They are played only later.
    const playable = at.item && (!at.hand || (await page.locator('[data-deed="ready"]').count()) === 0);
    const { deeds } = await ada.asked();
    const picking = (await page.locator('[data-deed="hand_over"], [data-deed="discard"]').count()) > 0;
    const picked = deeds.some((deed) => picks.test(deed));
    const stuck = (await page.locator('[data-hand][aria-pressed]').count()) === 0;
    if (at.deed && (forward.test(at.deed) || (stuck && at.deed === 'pass')))
      await page.keyboard.press('Enter');
    else if (picked || dealing || !playable) await page.keyboard.press('Tab');
    else if (picking) await page.keyboard.press(at.pressed === 'false' ? 'Enter' : 'ArrowRight');
    else if (at.pressed) await page.keyboard.press('Enter');
    else await page.keyboard.press(at.near ? 'ArrowRight' : 'Tab');
  }
  await ada.shot('ss-keyboard');
});

test('The Seven Sages is French all over', { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  zoe.prefer = bargain;
  await zoe.playNow('Les Sept Sages');
  const isFrench = async (what: string) => expect(await leftovers(page), what).toEqual([]);
  await isFrench('choosing a sage');
  await zoe.play(() => page.getByTestId('talks').isVisible());
  await isFrench('talks');
  await zoe.shot('ss-talks-fr');
  await zoe.play(async ({ tone }) => tone === 'you' && (await page.getByTestId('track').isVisible()));
  await zoe.playSome(3);
  await isFrench('a fight');
  await zoe.shot('ss-fight-fr');
});

test.describe('talks', () => {
  // Slow bots let the players talk first.
  test.use({ botPause: 5_000 });

  test(
    'two people among two bots whisper, show a card, and form an alliance',
    { tag: ['@phone-in-gate', '@long'] },
    async ({ arrive }) => {
      const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
      await sitDown(ada, ben, 4, game);
      const talks = (player: Player) => player.page.getByTestId('talks');
      const seatOf = { ada: 0, ben: 1 };
      // Whispers are possible from the first moment.
      await sheetOf(ada, seatOf.ben);
      await ada.page.getByRole('button', { name: 'Whisper to Ben' }).click();
      const line = ada.page.getByRole('textbox', { name: 'Whisper to Ben' });
      await line.fill('With me?');
      await line.press('Enter');
      if (ada.size === 'phone') await ada.page.keyboard.press('Escape');

      for (const player of [ada, ben]) player.prefer = bargain;
      const talking = (player: Player) => player.play(async () => (await talks(player).count()) > 0);
      await Promise.all([talking(ada), talking(ben)]);

      // Ada shows Ben one card, which only he can see.
      const cards = ada.page.getByTestId('hand').locator('[data-hand]');
      const shown = await cards.first().getAttribute('aria-label');
      await cards.first().click();
      await ada.page.locator(`[data-deed="show-${seatOf.ben}"]`).click();
      await ada.page.locator(`[data-deed="propose-${seatOf.ben}"]`).click();
      await ada.shot('ss-offer');
      await ben.page.getByTestId(`plate-${seatOf.ada}`).getByRole('button').click();
      await expect(ben.page.getByTestId('known')).toContainText(shown!);
      await ben.page.keyboard.press('Escape');
      await expect(ben.button('Accept Ada’s offer: you are allies at once')).toBeVisible();
      await ben.shot('ss-asked');
      await ben.page.locator(`[data-deed="accept-${seatOf.ada}"]`).click();

      // Ada and Ben are in one camp, the bots in the other, and partners give cards.
      for (const player of [ada, ben]) {
        const camp = player.page.getByTestId('camp-one');
        await expect(camp.getByTestId(`plate-${seatOf.ada}`)).toBeVisible();
        await expect(camp.getByTestId(`plate-${seatOf.ben}`)).toBeVisible();
        await expect(player.page.getByTestId('camp-two').getByTestId('plate-2')).toBeVisible();
      }
      await cards.first().click();
      await ada.page.locator(`[data-deed="give-${seatOf.ben}"]`).click();
      await expect(ben.page.getByTestId('hand').locator('[data-hand]')).toHaveCount(8);
      await ada.page.locator('[data-deed="ready"]').click();
      await expect(ada.page.locator('[data-deed="ready"]')).toHaveCount(0);
      // A player who is ready can still show cards until the fight, also by keyboard.
      const late = await cards.first().getAttribute('aria-label');
      if (ada.size === 'phone') await cards.first().click();
      else {
        await cards.first().focus();
        await ada.page.keyboard.press('Enter');
      }
      await ada.shot('ss-late-show');
      await ada.page.locator(`[data-deed="show-${seatOf.ben}"]`).press('Enter');
      await expect(ada.page.locator('[data-hand][aria-pressed="true"]')).toHaveCount(0);
      await ben.page.locator('[data-deed="ready"]').click();
      await expect(ada.page.getByTestId('prompt').first()).not.toContainText('exchang');
      await ben.shot('ss-ready');

      // Ben's log names the card, and he received the whisper.
      if (ben.size === 'phone')
        await ben.page.getByRole('button', { name: 'Show log, chat and rules' }).click();
      // The sidebar opens at the tab with news, which is the whisper.
      await ben.page.getByRole('tab', { name: 'Log' }).click();
      for (const card of [shown, late])
        await expect(ben.page.getByTestId('log')).toContainText(`Ada showed you ${card}`);
      await ben.page.getByRole('tab', { name: /Chat/ }).click();
      await expect(ben.page.locator('[data-whisper]')).toContainText('With me?');
    },
  );

  test(
    'a whisper stands beside the prompt, and is answered from there',
    { tag: '@phone-in-gate' },
    async ({ arrive }) => {
      const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
      await sitDown(ada, ben, 4, game);
      await sheetOf(ada, 1);
      await ada.page.getByRole('button', { name: 'Whisper to Ben' }).click();
      const say = (player: Player, whom: string) =>
        player.page.getByRole('textbox', { name: `Whisper to ${whom}` });
      await say(ada, 'Ben').fill('With me?');
      await say(ada, 'Ben').press('Enter');
      const note = ben.page.getByTestId('whispered');
      await expect(note).toContainText('Ada whispers: With me?');
      await expect(note).toBeInViewport({ ratio: 1 });
      await isAccessible(ben.page, 'a whisper beside the prompt');
      await ben.shot('ss-whispered');
      await note.getByRole('button', { name: 'Reply' }).click();
      await say(ben, 'Ada').fill('Gladly');
      await say(ben, 'Ada').press('Enter');
      await expect(note).toHaveCount(0);
      // On a desktop the chat is open beside the table.
      if (ada.size !== 'phone') return expect(ada.page.getByRole('log').getByText('Gladly')).toBeVisible();
      await ada.page.keyboard.press('Escape');
      await say(ben, 'Ada').fill('And you?');
      await say(ben, 'Ada').press('Enter');
      // A dismissed whisper stays dismissed.
      const other = ada.page.getByTestId('whispered');
      await other.getByRole('button', { name: 'Dismiss' }).click();
      await expect(other).toHaveCount(0);
    },
  );
});
