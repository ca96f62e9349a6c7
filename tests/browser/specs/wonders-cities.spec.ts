// 7 Wonders with Cities: options, black cards in cities and hands, paid or owed losses, doves, masks, and the
// rows of the score sheet; also in teams.
import type { Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { barWrongs } from '../harness/bars';
import { cardWrongs } from '../harness/cards';
import { focusOf, tabTo } from '../harness/keys';
import { windows } from '../harness/laws';
import { leftovers } from '../harness/leftovers';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { handOf, makeWonders, startWonders, type Language } from '../harness/wonders';
import { MOST_LOOKS, lookAgain } from '../harness/pause';

const words = {
  en: { cities: 'With Cities', teams: 'Teams of two' },
  fr: { cities: 'Avec Cities', teams: 'Équipes de deux' },
};

interface Wanted {
  seats: number;
  language?: Language;
  teams?: boolean;
}

/** Starts a match with Cities against bots. */
async function withCities(player: Player, { seats, language = 'en', teams = false }: Wanted) {
  const w = words[language];
  await makeWonders(player, [w.cities, String(seats), ...(teams ? [w.teams] : [])], async (form) => {
    if (teams) await expect(form.getByTestId('teams')).toBeVisible();
    await player.shot(`60-cities-form${teams ? '-teams' : ''}`);
  });
  await startWonders(player, language);
}

const loss = (page: Page) => page.getByTestId('loss');

/** Plays to the end, and calls `atLoss` for each loss of coins. Returns the number of losses. */
async function playWithLosses(player: Player, atLoss: (n: number) => Promise<void>) {
  let losses = 0;
  const { page } = player;
  for (;;) {
    let asked = false;
    await player.play(async ({ tone }) => {
      asked = tone === 'you' && (await loss(page).isVisible());
      return asked || tone === 'over';
    });
    if (!asked) return losses;
    // The dialog may be the last one in its closing animation, so the test looks twice.
    await lookAgain(page);
    if (!(await loss(page).isVisible())) continue;
    losses += 1;
    await atLoss(losses);
  }
}

test('a whole game of eight with Cities', { tag: '@long' }, async ({ arrive }, info) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  const phone = info.project.name === 'phone';
  await withCities(ada, { seats: 8 });
  // With eight players each has seven cards, and an age has six turns.
  await expect(handOf(page)).toHaveCount(7);
  await expect(page.getByTestId('wonders-bar')).toContainText(phone ? '1/6' : 'turn 1 of 6');
  await ada.shot('61-cities-eight');
  expect(await cardWrongs(page)).toEqual([]);
  let looked = false;
  const losses = await playWithLosses(ada, async (n) => {
    await expect(page.locator('[data-deed="pay"]')).toBeInViewport({ ratio: 1 });
    const coins = page.locator('[data-coin]:not([aria-disabled])');
    if (!looked) {
      looked = true;
      ada.quick = true;
      await isAccessible(page, 'a loss');
      await ada.shot('62-cities-loss');
    }
    // Every other time the player owes a coin.
    const before = await page.locator('[data-deed="pay"]').innerText();
    if (n % 2) {
      await coins.first().click();
      await expect(page.locator('[data-deed="pay"]')).not.toHaveText(before);
    }
    await page.locator('[data-deed="pay"]').click();
    await expect(loss(page)).toHaveCount(0);
  });
  expect(losses).toBeGreaterThan(0);
  await expect(ada.sheet).toBeVisible();
  for (const row of ['Black cards', 'Debts'])
    await expect(ada.sheet.locator('tr').filter({ hasText: row })).toHaveCount(1);
  await ada.sheet.locator('tr').filter({ hasText: 'Debts' }).getByRole('button').click();
  await expect(ada.sheet.getByTestId('reasons')).toBeVisible();
  await isAccessible(page, 'score sheet with Cities');
  await ada.shot('63-cities-score');
  await page.keyboard.press('Escape');
  expect(await ada.logSays('Losses:')).toBe(true);
});

test(
  'eight cards and seven turns in teams, with the partner’s hand',
  { tag: '@long' },
  async ({ arrive }, info) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await withCities(ada, { seats: 4, teams: true });
    await expect(handOf(page)).toHaveCount(8);
    const phone = info.project.name === 'phone';
    await expect(page.getByTestId('wonders-bar')).toContainText(phone ? '1/7' : 'turn 1 of 7');
    await ada.shot('64-cities-teams');
    // The partner's hand opens and closes again.
    await page.getByTestId(phone ? 'partner-here' : 'partner-hand').click();
    await expect(page.getByTestId('partner-cards').locator('li')).toHaveCount(8);
    await isAccessible(page, 'the hand of a partner');
    await ada.shot('65-cities-partner');
    await page.keyboard.press('Escape');
    if (!phone) {
      // One neighbour is the partner; the other one fights twice.
      await expect(page.getByText('your partner: no fight')).toHaveCount(1);
      await expect(page.locator('.own .team')).toHaveText(/I$/);
    }
    ada.quick = true;
    await ada.play();
    await expect(ada.sheet).toBeVisible();
    await expect(ada.sheet.getByTestId('team-totals')).toBeVisible();
    await isAccessible(page, 'score sheet of teams');
    await ada.shot('66-cities-teams-score');
  },
);

test('all of Cities is French', { tag: ['@phone-only', '@long'] }, async ({ arrive }, info) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  const isFrench = async (what: string) => expect(await leftovers(page), what).toEqual([]);
  await withCities(zoe, { seats: 6, language: 'fr', teams: true });
  await expect(handOf(page)).toHaveCount(8);
  await isFrench('the first turn');
  await page.getByTestId(info.project.name === 'phone' ? 'partner-here' : 'partner-hand').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFrench('the hand of a partner');
  await page.keyboard.press('Escape');
  zoe.quick = true;
  let seen = false;
  await playWithLosses(zoe, async () => {
    if (!seen) {
      seen = true;
      await isFrench('a loss');
      await zoe.shot('67-cities-loss-fr');
    }
    await page.locator('[data-deed="pay"]').click();
    await expect(loss(page)).toHaveCount(0);
  });
  expect(seen).toBe(true);
  await expect(zoe.sheet).toBeVisible();
  await isFrench('the score sheet');
  await zoe.shot('68-cities-score-fr');
});

test('Cities by keyboard only, losses as well', { tag: ['@desktop-only', '@long'] }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  // Skilled bots make others lose coins in nearly every match.
  await page.addInitScript(() => localStorage.setItem('septet.level', 'skilled'));
  await page.reload();
  await withCities(ada, { seats: 7 });
  const moment = page.locator('[data-moment]');
  /** Selects a card, and presses the button that Enter leads to. */
  const playOne = async () => {
    // Conflicts or a loss may interrupt and take the focus.
    await tabTo(page, (at) => at.hand || at.above || at.deed === 'pay', 24);
    if (!(await focusOf(page)).hand) return;
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // Conflicts may interrupt. The player reads them first, and selects the card again.
    for (let n = 0; n < 40; n += 1) {
      if (await moment.isVisible()) return;
      if ((await focusOf(page)).deed) return page.keyboard.press('Enter');
      await lookAgain(page);
    }
  };
  let losses = 0;
  let last = '';
  for (let looks = 0; losses < 2;) {
    const { tone, prompt } = await ada.asked();
    if (tone === 'over') break;
    looks = prompt === last ? looks + 1 : 0;
    if (looks > MOST_LOOKS) throw new Error(`stuck at ${prompt}`);
    last = prompt;
    if (await moment.isVisible()) {
      await page.keyboard.press('Escape');
      await expect(moment).toHaveCount(0);
    } else if (tone !== 'you') await lookAgain(page);
    else if (await loss(page).isVisible()) {
      losses += 1;
      // The dialog focuses the usual answer. The other choices are one step away.
      await expect.poll(async () => (await focusOf(page)).deed).toBe('pay');
      await page.keyboard.press('Shift+Tab');
      if ((await focusOf(page)).deed) await page.keyboard.press('Shift+Tab');
      expect((await focusOf(page)).label).toMatch(/\. Coin \d of \d/);
      // Arrows move from coin to coin. The player owes a coin, takes that back, and owes it again.
      const owed = page.locator('[data-coin][aria-pressed="true"]');
      const before = await owed.count();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(owed).toHaveCount(before + 1);
      await page.keyboard.press('Escape');
      await expect(owed).toHaveCount(before);
      await page.keyboard.press('Enter');
      await tabTo(page, (at) => at.deed === 'pay', 2);
      await page.keyboard.press('Enter');
      await expect(loss(page)).toHaveCount(0);
    } else if ((await handOf(page).count()) > 0) await playOne();
    // The dialog of a loss is about to open.
    else await lookAgain(page);
  }
  expect(losses).toBeGreaterThan(0);
});

test(
  'who looks on sees cards fly from the seats, and the bar has room for all',
  { tag: '@long' },
  async ({ arrive }, info) => {
    const phone = info.project.name === 'phone';
    const [ada, eve] = await Promise.all([arrive('Ada'), arrive('Eve', { reducedMotion: 'no-preference' })]);
    await makeWonders(ada, [words.en.cities, '7']);
    await eve.enterCode(decodeURIComponent(new URL(ada.page.url()).pathname.split('/').pop()!));
    await startWonders(ada);
    await eve.seesTheGame();

    // Records the start and the length of each animation.
    await eve.page.evaluate(() => {
      interface Flew {
        from: string | null;
        far: number;
      }
      const flew: Flew[] = [];
      Object.assign(window, { flew });
      const place = ({ transform }: ComputedKeyframe) =>
        String(transform)
          .match(/-?[\d.]+(?=px)/g)!
          .map(Number) as [number, number];
      const note = (card: HTMLElement) => {
        const frames = (card.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
        const [[x, y], [u, v]] = [place(frames[0]!), place(frames.at(-1)!)];
        const seats = document.querySelectorAll<HTMLElement>('[data-flight], [data-seat]');
        const from = [...seats].find((seat) => {
          const { left, right, top, bottom } = seat.getBoundingClientRect();
          return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
        });
        flew.push({
          from: from?.dataset.seat ?? from?.dataset.flight ?? null,
          far: Math.hypot(u - x, v - y),
        });
      };
      new MutationObserver((all) => {
        for (const { addedNodes } of all)
          for (const it of addedNodes)
            if (it instanceof HTMLElement && it.dataset.flies !== undefined) queueMicrotask(() => note(it));
      }).observe(document.body, { childList: true, subtree: true });
    });
    const flew = () =>
      eve.page.evaluate(() => (window as unknown as { flew: { from: string | null; far: number }[] }).flew);
    await ada.playSome(1);
    // One card of each of the seven players, each from its seat.
    await expect.poll(async () => (await flew()).length).toBeGreaterThanOrEqual(7);
    const seen = (await flew()).slice(0, 7);
    expect(new Set(seen.map(({ from }) => from)).size).toBe(7);
    expect(seen.map(({ from }) => from)).not.toContain(null);
    for (const { far } of seen) expect(far).toBeGreaterThan(phone ? 12 : 40);

    for (const { page, name } of [ada, eve])
      for (const { width, height } of windows) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => barWrongs(page), `${name}, ${width} x ${height}`).toEqual([]);
      }
  },
);
