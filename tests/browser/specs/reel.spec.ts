// Return to a running match: the recap shows the missed moves on the table itself.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { games } from '../harness/games';
import type { Player } from '../harness/player';
import { isNoted, longAgo } from '../harness/seen';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';

/**
 * Returns the number of moves that the player missed, or `null` if the match does not wait for this player
 * only.
 */
const missedBy = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const [table] = await (await fetch('/api/tables/mine')).json();
    return table.your_turn && table.mine.waiting.length === 1 ? table.mine.since_turn : null;
  });

/** Ben decides and leaves. Ada plays on until the match waits only for Ben, and Ben has missed a move. */
async function leaves(ada: Player, ben: Player, code: string) {
  for (let times = 0; times < 30; times += 1) {
    await ben.play(({ tone }) => tone === 'wait');
    await isNoted(ben.page);
    await ben.page.goto('/');
    await longAgo(ben.page);
    let missed: number | null = null;
    await ada.play(async ({ tone }) => {
      if (tone !== 'wait') return false;
      missed = await missedBy(ben.page);
      return missed !== null;
    });
    if (missed! > 0) return;
    await ben.page.goto(`/t/${code}`);
    await ben.seesTheGame();
  }
  throw new Error('nobody does anything while Ben is gone');
}

/** Shortens negotiations: the players accept every offer, and then want no deal. */
function shortOfWords(...people: Player[]) {
  const talk = /^(accept-|propose-|no_deal$|ready|join|side-|alone|with-)/;
  for (const one of people) one.prefer = (deeds) => deeds.find((deed) => talk.test(deed));
}

/** The gate has a recap only of Seven Dragons, on a phone. */
const inGate: Record<string, string | string[]> = { 'seven-dragons': '@phone-in-gate' };

for (const game of games)
  test(
    `whoever comes back to ${game} is shown what happened`,
    { tag: inGate[game] ?? '@long' },
    async ({ arrive }, info) => {
      const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
      const code = await sitDown(ada, ben, 3, game);
      ada.quick = ben.quick = true;
      if (game === 'seven-sages') shortOfWords(ada, ben);
      await leaves(ada, ben, code);

      // The list of matches shows the number of missed moves.
      await ben.page.reload();
      await expect(ben.page.getByTestId('card-facts').first()).toContainText(/since your last turn/);
      await ben.shot(`reel-card-${game}`);

      await ben.page.goto(`/t/${code}`);
      const reel = ben.page.getByRole('dialog', { name: /^(Since your last turn|While you were away)$/ });
      await expect(reel).toBeVisible();
      await expect(ben.page.locator('.stage')).toHaveAttribute('inert');
      await expect(ben.page.getByTestId('reel-turn')).toBeVisible();
      await ben.shot(`reel-${game}`);
      // The recap asks once if it should always be shown.
      await ben.page.getByTestId('reel-ask').getByRole('button', { name: 'Always' }).click();
      await expect(ben.page.getByTestId('reel-ask')).toHaveCount(0);
      await isAccessible(ben.page, `a reel of ${game}`);
      // Reduced motion has no automatic steps, so the player steps through until the table shows the current
      // state.
      const line = ben.page.getByTestId('reel-line');
      await expect(line).toContainText(/1 \/ \d+/);
      const scenes = Number((await line.textContent())!.match(/1 \/ (\d+)/)![1]);
      const on = async () =>
        info.project.name === 'phone'
          ? ben.page.getByTestId('reel-on').click()
          : ben.page.keyboard.press('ArrowRight');
      for (let at = 2; at <= scenes; at += 1) {
        await on();
        await expect(line).toContainText(`${at} / ${scenes}`);
      }
      await ben.shot(`reel-end-${game}`);
      await on();
      await expect(reel).toHaveCount(0);
      await ben.seesTheGame();
      const noted = () => ben.page.evaluate(() => localStorage.getItem('septet.seen'));
      const before = await noted();
      await ben.page.reload();
      await ben.seesTheGame();
      // The page has decided on a recap once it records the time of this visit.
      await expect.poll(noted).not.toBe(before);
      await expect(reel).toHaveCount(0);
    },
  );

test(
  'a reel goes on by itself, ends with one key, and is not shown to whoever does not want it',
  { tag: ['@desktop-only', '@long'] },
  async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben', { reducedMotion: 'no-preference' })]);
    const code = await sitDown(ada, ben, 2);
    ada.quick = ben.quick = true;
    const reel = ben.page.getByTestId('reel');
    await leaves(ada, ben, code);
    await ben.page.goto(`/t/${code}`);
    await expect(reel).toBeVisible();
    await expect(reel).toHaveCount(0, { timeout: 120_000 });

    await leaves(ada, ben, code);
    await ben.page.goto(`/t/${code}`);
    await expect(reel).toBeVisible();
    await ben.page.keyboard.press('Escape');
    await expect(reel).toHaveCount(0);
    await ben.seesTheGame();

    // The page shows a line, and the recap only on request.
    await ben.page.evaluate(() => localStorage.setItem('septet.reel', 'never'));
    await leaves(ada, ben, code);
    await ben.page.goto(`/t/${code}`);
    const missed = ben.page.getByTestId('missed');
    await expect(missed).toContainText(/moves? while you were away/);
    await ben.shot('reel-missed');
    await expect(reel).toHaveCount(0);
    await missed.getByRole('button', { name: 'Show' }).click();
    await expect(reel).toBeVisible();
    await ben.page.getByTestId('reel-skip').click();
    await expect(reel).toHaveCount(0);
    await expect(missed).toHaveCount(0);
  },
);

test('a reel does not hide that time runs out', { tag: ['@desktop-only', '@long'] }, async ({ arrive }) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  // Half a minute for a decision is too short for a recap.
  const code = await ada.page.evaluate(async () => {
    const body = JSON.stringify({
      game: 'seven-kingdoms',
      seats: 2,
      clock: { clock: 'seconds', per_decision: 30 },
      visibility: 'private',
    });
    const headers = { 'content-type': 'application/json' };
    const ada = JSON.stringify({ name: 'Ada', kind: 'person' });
    await fetch('/api/session', { method: 'POST', headers, body: ada });
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).code as string;
  });
  await ada.page.goto(`/t/${code}`);
  await ben.rename();
  await ben.enterCode(code);
  await ada.beReady();
  await ben.beReady();
  await ada.start();
  await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
  ada.quick = ben.quick = true;
  await leaves(ada, ben, code);
  await ben.page.goto(`/t/${code}`);
  await expect(ben.page.getByTestId('missed')).toBeVisible();
  await expect(ben.page.getByTestId('reel')).toHaveCount(0);
});

test('on a phone the last thing that happened opens the log', { tag: '@phone-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  ada.quick = true;
  await ada.playNow('seven-kingdoms');
  // While a card is selected, a hint replaces this line.
  const last = ada.page.getByTestId('last-log');
  const shown = () => last.evaluateAll((all) => all.some(({ clientWidth }) => clientWidth > 40));
  await ada.play(async ({ tone }) => tone === 'you' && (await shown()));
  await last.click();
  await expect(ada.page.getByRole('dialog').getByTestId('log')).toBeVisible();
});
