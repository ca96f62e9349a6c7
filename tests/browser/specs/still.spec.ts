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

test(
  'a table that begins elsewhere moves nothing on the start page',
  { tag: '@long' },
  async ({ arrive, server }) => {
    const ada = await arrive('Ada');
    const data = { name: 'Ada', kind: 'person' };
    const made = await ada.page.request.post('/api/session', { data, headers: { origin: server.url } });
    expect(made.status()).toBe(201);
    await ada.page.reload();
    const page = await ada.page.context().newPage();
    await page.goto('/');
    const make = page.getByTestId('make');
    await expect(make).toBeVisible();
    // The page knows that there are no tables.
    await page.waitForResponse((reply) => reply.url().endsWith('/api/tables/mine') && reply.ok());
    const before = await make.boundingBox();
    await ada.playNow('7 Kingdoms');
    await expect(page.getByTestId('running').getByRole('link')).toBeVisible();
    expect(await make.boundingBox()).toEqual(before);
  },
);
