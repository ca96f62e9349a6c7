// Automatic accessibility checks.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on the colour scheme. All other rules give the same result in both schemes. */
const ofColours = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Drawn elements. Their name is a sentence about the drawing, not the printed texts in order. It contains the
 * printed name (`unnamed`). Every other button has its whole visible text in its name.
 */
const drawn = [
  '[data-item]',
  '[data-testid="table"]',
  '[data-testid="hand"]',
  '[data-testid="wonders-bar"]',
  '[data-testid^="running-"]',
];

/** Returns the buttons with a printed name that is not part of their accessible name. */
const unnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
        .replace(/\s+/g, ' ')
        .trim();
    return [...document.querySelectorAll<HTMLElement>('button[data-item]')].flatMap((button) => {
      const printed = button.querySelector<HTMLElement>('.name')?.textContent ?? '';
      const said = button.ariaLabel ?? button.textContent ?? '';
      return spoken(said).includes(spoken(printed)) ? [] : [`${printed}: ${said}`];
    });
  });

/** Expects no violation of WCAG 2.2 AA and of axe's own best practices, in light and in dark. */
export async function isAccessible(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Runs in the page itself. Frames would need a second page, which takes the focus away, and the next key
    // is lost.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Details of passed rules would take as long as the check itself.
    axe.options({ resultTypes: ['violations'], ...(colorScheme === 'dark' ? ofColours : {}) });
    const { violations } = await axe.analyze();
    if (colorScheme === 'light') {
      const names = new AxeBuilder({ page }).setLegacyMode().withRules('label-content-name-mismatch');
      for (const it of drawn) names.exclude(it);
      violations.push(...(await names.analyze()).violations);
    }
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    }));
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await unnamed(page), `${what}: names of drawn elements`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
