// Matches of 7 Wonders with expansions, starting at the form.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './player';

const words = {
  en: { ready: 'I am ready', start: 'Start the game' },
  fr: { ready: 'Je suis prêt', start: 'Commencer la partie' },
};
export type Language = keyof typeof words;

/** Expands the detailed options: each expansion, the sides, and the assignment of wonders. */
export async function unfold(form: Locator) {
  const details = form.getByTestId('option-details');
  await expect(details).toBeVisible();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
}

/**
 * An option by its name. If two rows have an option of that name, also the row: `['leaders', 'Everything']`.
 */
export type Choice = string | [row: string, name: string];

/**
 * Opens the form for a table of 7 Wonders, with its details. With `fixed` players keep the seats that they
 * take.
 */
export async function wondersForm({ page }: Player, { fixed = true } = {}): Promise<Locator> {
  await page.getByTestId('make').click();
  const form = page.locator('form').filter({ has: page.locator('input[value="seven-wonders"]') });
  await form.locator('input[value="seven-wonders"]').check();
  await unfold(form);
  if (fixed) await form.getByTestId('random-seats').getByRole('switch').uncheck();
  return form;
}

export async function choose(form: Locator, choice: Choice) {
  const [within, name] =
    typeof choice === 'string' ? [form, choice] : [form.getByTestId(`option-${choice[0]}`), choice[1]];
  await within.getByRole('radio', { name, exact: true }).first().check();
}

/** Makes a table with these options, selected in this order. `also` inspects the form before it is sent. */
export async function makeWonders(player: Player, picks: Choice[], also?: (form: Locator) => Promise<void>) {
  const { page } = player;
  const form = await wondersForm(player);
  for (const choice of picks) await choose(form, choice);
  await also?.(form);
  await form.locator('.primary').click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByTestId('variant').first()).toBeVisible();
}

/** Puts bots on all free seats and starts the match. Waits for the first decision. */
export async function startWonders({ page }: Player, language: Language = 'en') {
  const w = words[language];
  await page.getByTestId('fill').click();
  await page.getByRole('button', { name: w.ready, exact: true }).click();
  await page.getByRole('button', { name: w.start, exact: true }).click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.locator('.prompt.you')).toBeVisible();
}

/** The selectable items in the dock. */
export const handOf = (page: Page) => page.getByTestId('hand').locator('[data-hand]');
