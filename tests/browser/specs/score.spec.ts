// The score sheet: all of it on one screen, with its buttons always in view.
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

/** Windows that show the whole sheet of eight players without scrolling, and smaller ones. */
const whole = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const small = [
  { width: 360, height: 640 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];

async function isSeen(ada: Player, everything: boolean) {
  const { page, sheet } = ada;
  await expect(page.getByTestId('see-again')).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('button', { name: ada.labels.again })).toBeInViewport({ ratio: 1 });
  const total = sheet
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .first();
  await expect(total).toBeInViewport({ ratio: 1 });
  const hidden = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-testid="score-sheet"] tbody tr')];
    const sum = rows.find((row) => row.classList.contains('total'))!;
    const top = sum.querySelector('td')!.getBoundingClientRect().top;
    return rows.filter((row) => row !== sum && row.getBoundingClientRect().bottom > top + 2).length;
  });
  if (everything) expect(hidden, 'rows that do not fit above the sum').toBe(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'wider than the window').toBeLessThanOrEqual(0);
}

test(
  'the score sheet of eight is one screen with its foot',
  { tag: '@phone-in-gate' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    ada.quick = true;
    await ada.playNow('7 Wonders', 'most');
    await ada.play();
    await expect(ada.sheet).toBeVisible();
    for (const size of whole) {
      await ada.page.setViewportSize(size);
      await isSeen(ada, true);
      await ada.shot(`score-${size.width}`);
    }
    for (const size of small) {
      await ada.page.setViewportSize(size);
      await isSeen(ada, false);
      await ada.shot(`score-${size.width}`);
    }
    // All other players by place, with a ring around the best value of each row.
    await expect(ada.page.getByTestId('places').getByRole('listitem')).toHaveCount(7);
    const unmarked = await ada.page.evaluate(() =>
      [...document.querySelectorAll('[data-testid="score-sheet"] tbody tr:not(.total)')].flatMap((row) => {
        const cells = [...row.querySelectorAll('td')];
        const numbers = cells.map((cell) => Number(cell.innerText.replace('−', '-')));
        const most = Math.max(...numbers);
        const tells = most > 0 && numbers.some((n) => n < most);
        const right = cells.every(
          (cell, n) => !!cell.querySelector('.best') === (tells && numbers[n] === most),
        );
        return right ? [] : [row.textContent];
      }),
    );
    expect(unmarked).toEqual([]);
  },
);

test('a player who resigned is marked among the places', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.playNow('7 Kingdoms', 3);
  await ada.button('Menu').click();
  await ada.button('Resign').click();
  await ada.button('Resign this match').click();
  await page.keyboard.press('Escape');
  await expect(ada.sheet).toBeVisible({ timeout: 60_000 });
  const you = page
    .getByTestId('places')
    .getByRole('listitem')
    .filter({ has: page.getByTestId('resigned') });
  await expect(you).toHaveCount(1);
  await expect(you).toHaveClass(/you/);
});
