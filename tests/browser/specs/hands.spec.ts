// Cards. Those in the hand are inside the window, have a name, are not cut off, and show at least a readable
// edge. On every card, also on the table, the signs do not overlap and the words are readable.
import type { Page } from '@playwright/test';
import { cardWrongs } from '../harness/cards';
import { games } from '../harness/games';
import { windows } from '../harness/laws';
import { expect, test } from '../harness/test';

/** In the narrowest windows a hand of seven cards scrolls. */
const sizes = windows.filter((it) => it.width >= 390);

const wrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const cards = [...document.querySelectorAll<HTMLElement>('[data-testid="hand"] button')];
    if (cards.length === 0) return ['no cards'];
    // The drawing can be larger than the button, for a card that continues below its neighbour.
    const boxOf = (card: HTMLElement) => (card.querySelector('.face') ?? card).getBoundingClientRect();
    const boxes = cards.map(boxOf);
    for (const [n, card] of cards.entries()) {
      const { left, right, top, bottom } = boxes[n]!;
      const name = card.ariaLabel ?? card.innerText.trim();
      if (!name) found.push(`card ${n} has no name`);
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
        found.push(`${name} is outside of the window: ${[left, top, right, bottom].map(Math.round)}`);
      const next = boxes[n + 1];
      // On an upright phone many cards overlap. The visible edge has the number and the drawing.
      const least = innerWidth < 700 && innerHeight > 480 ? 22 : right - left;
      if (next && next.top < bottom - 1 && next.left < Math.min(left + least, right) - 1.5)
        found.push(`${name} lies below the next card`);
      // Visible words on the card are complete.
      for (const word of card.querySelectorAll<HTMLElement>('.foot')) {
        if (!word.checkVisibility() || word.clientHeight < 2) continue;
        if (word.scrollWidth > word.clientWidth + 1) found.push(`${name}: its name is cut off`);
      }
    }
    return found;
  });

async function obeys(page: Page, what: string) {
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    const all = async () => [...(await wrongs(page)), ...(await cardWrongs(page))];
    await expect.poll(all, `${what} at ${width} x ${height}`).toEqual([]);
  }
}

// The gate tests each game in one of the languages, the long suite in all of them.
const locales = ['en-GB', 'fr-FR', 'nl-NL'];
for (const [n, game] of games.entries())
  for (const locale of locales)
    test(
      `the cards of ${game} can be read in every window, ${locale}`,
      { tag: locale === locales[n % locales.length] ? '@desktop-only' : ['@desktop-only', '@long'] },
      async ({ arrive }) => {
        const ada = await arrive('Ada', { locale });
        const { page } = ada;
        await ada.playNow(game);
        await expect(page.locator('.prompt.you')).toBeVisible();
        await obeys(page, 'at first');
        const hand = page.getByTestId('hand').locator('[data-item]');
        await hand.first().click();
        await obeys(page, 'with one touched');
      },
    );

test.describe('a game without a board of its own', () => {
  test.use({ toys: true });

  for (const locale of ['en-GB', 'fr-FR'])
    test(
      `the cards of Goof can be read in every window, ${locale}`,
      { tag: locale === 'en-GB' ? '@desktop-only' : ['@desktop-only', '@long'] },
      async ({ arrive }) => {
        const ada = await arrive('Ada', { locale });
        const { page } = ada;
        await ada.playNow('Goof', 5);
        await expect(page.locator('.prompt.you')).toBeVisible();
        await obeys(page, 'at first');
        const hand = page.getByTestId('hand').locator('[data-item]');
        await hand.first().click();
        await obeys(page, 'with one chosen');
        // Played cards lie on the table.
        await page.setViewportSize({ width: 1280, height: 800 });
        ada.quick = true;
        await ada.play(async ({ tone }) => tone === 'you' && (await hand.count()) < 4);
        await obeys(page, 'later on');
      },
    );
});

test.describe('slowly', () => {
  // The player has chosen a card, but the bots have not.
  test.use({ botPause: 5_000 });

  test('a sage that is taken can be read', { tag: '@desktop-only' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await ada.playNow('The Seven Sages');
    await expect(page.locator('.prompt.you')).toBeVisible();
    await page.getByTestId('sages').locator('[aria-pressed="false"]').first().click();
    await page.locator('[data-deed]:not([aria-disabled])').first().click();
    await expect(page.getByTestId('sages').locator('.gone')).toHaveCount(1);
    expect(await cardWrongs(page)).toEqual([]);
  });
});

test(
  'a hand that was given cards, and the cards of a fight, can be read in every window',
  { tag: ['@desktop-only', '@long'] },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    ada.quick = true;
    // A player with allies receives cards; a player who passes draws cards.
    ada.prefer = (deeds) => {
      const find = (what: RegExp) => deeds.find((deed) => what.test(deed));
      const talk = find(/^(accept-|propose-|no_deal$)/);
      if (talk) return talk;
      return find(/^(withdraw-|deal$)/) ? null : find(/^(ready|join|side-|alone|with-)/);
    };
    await ada.playNow('The Seven Sages');
    const hand = page.getByTestId('hand').locator('button');
    await ada.play(async ({ tone }) => tone === 'you' && (await hand.count()) > 7);
    await obeys(page, 'more than at first');
    const played = page.getByTestId('table').locator('[data-card^="fight-"]');
    await page.setViewportSize({ width: 1280, height: 800 });
    await ada.play(async ({ tone }) => tone === 'you' && (await played.count()) > 5);
    await obeys(page, 'in the fight');
  },
);
