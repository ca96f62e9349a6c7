// Matches of 7 Wonders with boxes, from the form on.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './player';

const words = {
  en: { ready: 'I am ready', start: 'Start the game' },
  fr: { ready: 'Je suis prêt', start: 'Commencer la partie' },
};
export type Language = keyof typeof words;

/** Unfolds what can be chosen by itself: each box, sides, who gets which wonder. */
export async function unfold(form: Locator) {
  const details = form.getByTestId('option-details');
  await expect(details).toBeVisible();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
}

/** One thing by its name; where two rows have one of that name, the row as well: `['leaders', 'Everything']`. */
export type Choice = string | [row: string, name: string];

/** The form in which a table of 7 Wonders is made, unfolded. `fixed`: players keep the seats that they take. */
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

/** The table that Septet offers, with these things picked in its form, in this order; `also` looks at it before it is made. */
export async function makeWonders(player: Player, picks: Choice[], also?: (form: Locator) => Promise<void>) {
  const { page } = player;
  const form = await wondersForm(player);
  for (const choice of picks) await choose(form, choice);
  await also?.(form);
  await form.locator('.primary').click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByTestId('variant').first()).toBeVisible();
}

/** Bots on all free seats, and off it goes: up to the first question. */
export async function startWonders({ page }: Player, language: Language = 'en') {
  const w = words[language];
  await page.getByTestId('fill').click();
  await page.getByRole('button', { name: w.ready, exact: true }).click();
  await page.getByRole('button', { name: w.start, exact: true }).click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.locator('.prompt.you')).toBeVisible();
}

/** What can be chosen in the dock. */
export const handOf = (page: Page) => page.getByTestId('hand').locator('[data-hand]');
