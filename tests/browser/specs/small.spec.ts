// Upright phones, small phones, and phones in landscape: nothing is cut off, and no elements overlap.
import type { Page } from '@playwright/test';
import { games, toys } from '../harness/games';
import { expect, test } from '../harness/test';

const screens = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 667, height: 375 },
];

/** Returns the faults of the visible table, in words. */
const wrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1;

    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
    const felt = one('[data-testid="table"]');
    if (felt.scrollWidth > felt.clientWidth + 1) found.push('the table is wider than its window');
    if (felt.clientHeight < 150) found.push(`the table has only ${felt.clientHeight} px`);

    // Names of players, cut to two thirds of a long one at most.
    const names = all('[data-testid^="strip-"] .name, [data-plate] .name').filter((it) =>
      it.checkVisibility(),
    );
    if (names.length < 2) found.push('no names');
    for (const name of names)
      if (name.clientWidth < name.scrollWidth * 0.65)
        found.push(`${name.innerText} is cut to ${name.clientWidth} px`);

    // The rest of the hand can be scrolled into view.
    const dock = one('section.dock');
    if (dock.scrollHeight > dock.clientHeight + 1)
      found.push('what is asked and the hand do not fit below each other');
    if (dock.scrollWidth > dock.clientWidth + 1) found.push('the hand is wider than its place');
    const bottom = dock.getBoundingClientRect().bottom;
    for (const card of all('[data-testid="hand"] button'))
      if (card.getBoundingClientRect().bottom > bottom) found.push('a card of the hand is cut off below');

    // The plates of the active players and of the played cards do not overlap.
    const plates = all('.order > li').map((it) => it.getBoundingClientRect());
    for (const [i, plate] of plates.entries()) {
      if (!within(plate, felt.getBoundingClientRect())) found.push('a plate sticks out of the table');
      const next = plates[i + 1];
      if (next && next.top < plate.bottom && next.left < plate.right - 1) found.push('plates overlap');
    }
    for (const plate of all('.order .plate'))
      if (!within(plate.getBoundingClientRect(), plate.closest('li')!.getBoundingClientRect()))
        found.push('a plate sticks out of its place');
    return found;
  });

const fits = (game: string) =>
  test(`${game} with as many as it takes fits every phone`, { tag: '@phone-only' }, async ({ arrive }) => {
    const ada = await arrive('Geneviève');
    await ada.rename();
    await ada.playNow(game, 'most');
    // Before the first turn of 7 Kingdoms no card has been played.
    if (game === 'seven-kingdoms') await ada.playSome(1);
    await expect(ada.page.locator('.prompt.you')).toBeVisible();
    for (const screen of screens) {
      await ada.page.setViewportSize(screen);
      await expect.poll(() => wrongs(ada.page), `${screen.width} x ${screen.height}`).toEqual([]);
    }
    await ada.shot(`30-sideways-${game}`);
    if (game !== 'seven-wonders') return;
    // With a selected card the player's city is still in view.
    await ada.page.setViewportSize(screens[0]!);
    await ada.page.getByTestId('hand').getByRole('button').first().click();
    await expect(ada.page.locator('[data-mode]').first()).toBeVisible();
    const city = (await ada.page.locator('.own[data-testid^="city-"]').boundingBox())!;
    const table = (await ada.page.getByTestId('table').boundingBox())!;
    expect(city.y + city.height).toBeLessThanOrEqual(table.y + table.height + 1);
  });

games.forEach(fits);

test.describe('games without a board of their own', () => {
  test.use({ toys: true });
  toys.forEach(fits);
});

test('a table with days to decide offers hours for the talks', { tag: '@phone-only' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  await ada.page.getByTestId('make').click();
  const dialog = ada.page.locator('form');
  const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).check();
  await choose('The Seven Sages');
  const talks = dialog.getByRole('group', { name: 'Time for the talks' });
  await expect(talks.getByRole('radio', { name: '2 min' })).toBeChecked();
  await choose('Correspondence');
  await expect(talks.getByRole('radio', { name: '1 day', exact: true })).toBeChecked();
  await expect(talks.getByRole('radio', { name: '2 min' })).toHaveCount(0);
  await expect(dialog).toContainText('limits under an hour do not apply');
  await choose('Live');
  await expect(talks.getByRole('radio', { name: '2 min' })).toBeChecked();
});
