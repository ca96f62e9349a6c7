// Without input nothing jumps: not when a page opens, and not when other players act.
import { watchShifts, shiftsOf } from '../harness/shifts';
import { expect, test } from '../harness/test';

// Longer than a touch excuses.
test.use({ botPause: 900 });

for (const game of ['seven-sages', 'seven-wonders'])
  test(`${game}: nothing jumps while others act`, { tag: ['@phone-only', '@long'] }, async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    // Cards that come into a hand or a city lie among the others, and a pawn that goes makes another clearing the first.
    await watchShifts(page, '[data-testid="hand"], .clearings, .own, .panel');
    await page.reload();
    await ada.playNow(game, game === 'seven-sages' ? 4 : undefined);
    const talk = /^(accept-|propose-|no_deal$|ready|join|side-|alone|with-|play)/;
    ada.prefer = (deeds) => deeds.find((deed) => talk.test(deed));
    await ada.playSome(14);
    expect(await shiftsOf(page)).toEqual([]);
  });
