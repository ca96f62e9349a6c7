import type { Page } from '@playwright/test';
import { games } from '../harness/games';
import { known, leftovers } from '../harness/leftovers';
import { expect, test } from '../harness/test';

/** Returns the language files that this page requests from now on, by language. */
function wordsAskedFor(page: Page) {
  const asked = { en: [] as string[], fr: [] as string[], nl: [] as string[] };
  page.on('request', (request) => {
    const [, language] = /\/assets\/(en|fr|nl)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (language) asked[language as keyof typeof asked].push(request.url());
  });
  return asked;
}

test('who reads one language gets no words of the other, until it is chosen', async ({ arrive }) => {
  const zoe = await arrive('Zoé', { locale: 'fr-FR' });
  const { page } = zoe;
  const asked = wordsAskedFor(page);
  // Collects every text that the page ever shows, from the first moment.
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    new MutationObserver(() => shown.add(document.body?.innerText ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.reload();
  await zoe.playNow('Seven Dragons');
  await expect(page.locator('.prompt')).toBeVisible();
  const shown = await page.evaluate(() =>
    [...(window as unknown as { shown: Set<string> }).shown].join('\n'),
  );
  expect(shown).not.toMatch(/\b(the|your|with|from|one moment|loading)\b/i);
  expect(asked.fr.length).toBeGreaterThan(1);
  expect([...asked.en, ...asked.nl]).toEqual([]);

  // In the middle of a match the whole page changes its language at once.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt')).toContainText(/turn|waiting/i);
  expect(asked.en.length).toBe(asked.fr.length);
});

test('a page whose words do not come says so, and tries again', async ({ arrive }) => {
  const { page } = await arrive('Zoé', { locale: 'fr-FR' });
  const words = /\/assets\/fr-[^/]+\.js$/;
  await page.route(words, (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargé');
  await page.unroute(words);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByTestId('my-name')).toBeVisible();
  await expect(page.getByText('n’a pas pu être chargé')).toHaveCount(0);
});

/** The name of each language, a player's name, and the label of a button in it. */
const readers = [
  { language: 'fr', locale: 'fr-FR', name: 'Zoé', called: 'French', make: 'Créer la table et s’asseoir' },
  { language: 'nl', locale: 'nl-NL', name: 'Femke', called: 'Dutch', make: 'De tafel maken en gaan zitten' },
] as const;

for (const { language, locale, name, called, make } of readers)
  test(`the client is ${called} on every page`, { tag: '@long' }, async ({ arrive }) => {
    expect(known, 'the catalogues were read').toBeGreaterThan(150);
    const english = await arrive('Ada');
    expect(await leftovers(english.page, language), 'the check finds English').not.toEqual([]);

    const reader = await arrive(name, { locale });
    const { page } = reader;
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const isTranslated = async (what: string) => expect(await leftovers(page, language), what).toEqual([]);
    await expect(page.getByRole('article').first()).toBeVisible();
    await isTranslated('start page');
    await reader.shot(`7-start-${language}`);
    for (const game of games) {
      await reader.goHome();
      await page.getByTestId('make').click();
      await page.locator(`input[value="${game}"]`).check();
      await isTranslated(`making a table of ${game}`);
    }
    await page.getByRole('button', { name: make }).click();
    await expect(page.getByTestId('lobby-hint')).toBeVisible();
    await isTranslated('the lobby');
    await reader.goHome();

    // One click leads to a running table against bots.
    await reader.playNow('7 Kingdoms');
    await reader.playSome(3);
    await isTranslated('game in progress');
    await reader.shot(`8-game-${language}`);
    reader.quick = true;
    await reader.play();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isTranslated('score sheet');
    await page.keyboard.press('Escape');

    await page.goto('/t/NOSUCH');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isTranslated('a table that is not there');
    await page.goto('/me');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isTranslated('the account');
  });

test('a browser whose languages are all unknown gets English', async ({ arrive }) => {
  const { page } = await arrive('Jón', { locale: 'is-IS' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
