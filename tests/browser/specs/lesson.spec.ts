// The tutorials: the rules in a minute, and a match with the Owl at the real table.
import { isAccessible } from '../harness/axe';
import { games } from '../harness/games';
import { expect, test } from '../harness/test';

const inGate: Record<string, string | string[]> = { 'seven-wonders': '@phone-in-gate' };

for (const game of games)
  test(`the Owl teaches ${game} at a table`, { tag: inGate[game] ?? '@long' }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    ada.quick = true;
    await page.getByTestId(`minute-${game}`).click();
    const minute = page.getByRole('dialog', { name: /How to play/ });
    await expect(minute.getByRole('listitem').first()).toBeVisible();
    const sentences = await minute.getByRole('listitem').count();
    expect(sentences).toBeGreaterThanOrEqual(4);
    expect(sentences).toBeLessThanOrEqual(6);
    await ada.shot(`minute-${game}`);
    if (game === games[0]) await isAccessible(page, 'a game in a minute');
    await page.getByTestId('learn').click();
    await ada.seesTheGame();

    const coach = page.getByTestId('coach');
    const bubble = coach.getByRole('dialog');
    const next = page.getByTestId('coach-next');
    const end = page.getByTestId('coach-end');
    await expect(bubble).toBeVisible();
    await ada.shot(`lesson-${game}-1`);
    await isAccessible(page, `the lesson of ${game}`);

    // The server provides the Owl's own choice. The Owl reacts kindly to any other choice.
    if (await next.isVisible()) await next.click();
    await ada.play(async ({ tone }) => {
      if (await next.isVisible()) await next.click();
      return tone === 'you' && (await page.getByTestId('coach-ask').isVisible());
    });
    await page.getByTestId('coach-ask').click();
    await expect(page.getByTestId('would')).toBeVisible();
    await ada.shot(`lesson-${game}-would`);

    // The player leaves the tutorial, and resumes it at the same place.
    const heading = await bubble.getByRole('heading').textContent();
    await coach.getByRole('link', { name: 'Leave the lesson' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByTestId(`minute-${game}`).click();
    await page.getByRole('button', { name: 'Go on with the lesson' }).click();
    await ada.seesTheGame();
    await expect(bubble.getByRole('heading')).toHaveText(heading!);

    // The tutorial accepts any legal card, not only the Owl's own choice.
    let shots = 2;
    const seen = new Set([heading]);
    const talk = /^(accept-|propose-|no_deal$|ready|join|side-|alone|with-)/;
    if (game === 'seven-sages') ada.prefer = (deeds) => deeds.find((deed) => talk.test(deed));
    await ada.play(async ({ tone }) => {
      if (tone === 'over' || (await end.isVisible())) return true;
      if (await bubble.isVisible()) {
        // The Owl's bubble may disappear at this moment.
        const heading = bubble.getByRole('heading');
        const title = await heading.textContent({ timeout: 500 }).catch(() => null);
        if (title !== null && !seen.has(title)) {
          seen.add(title);
          await ada.shot(`lesson-${game}-${shots}`);
          shots += 1;
        }
      }
      if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => undefined);
      return false;
    });
    await expect(end).toBeVisible();
    expect(seen.size, 'what the Owl had to say').toBeGreaterThanOrEqual(3);
    await ada.shot(`lesson-${game}-end`);
    await end.click();
    await expect(coach).toHaveCount(0);
    await page.reload();
    await ada.seesTheGame();
    await expect(coach).toHaveCount(0);
  });

test('a first visit leads into the lesson', { tag: '@phone' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  await ada.shot('first-visit');
  await ada.page.getByRole('button', { name: 'Learn 7 Kingdoms in 5 minutes' }).click();
  await ada.seesTheGame();
  await expect(ada.page.getByTestId('coach').getByRole('heading')).toHaveText('Seven cards to take');
  // For keyboard players: the Owl takes no focus from the hand.
  const inBubble = await ada.page.evaluate(() => !!document.activeElement?.closest('[data-testid="coach"]'));
  expect(inBubble).toBe(false);
});
