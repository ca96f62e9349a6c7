// Matches of 7 Wonders with boxes, from the form on.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './player';

const words = {
  en: { ready: 'I am ready', start: 'Start the game' },
  fr: { ready: 'Je suis prêt', start: 'Commencer la partie' },
};
export type Language = keyof typeof words;

/** The table that Septet offers, with these things picked in its form, in this order; `also` looks at it before it is made. */
export async function makeWonders(player: Player, picks: string[], also?: (form: Locator) => Promise<void>) {
  const { page } = player;
  await page.getByTestId('make').click();
  const form = page.locator('form').filter({ has: page.locator('input[value="seven-wonders"]') });
  await form.locator('input[value="seven-wonders"]').check();
  for (const name of picks) await form.getByRole('radio', { name, exact: true }).first().check();
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
