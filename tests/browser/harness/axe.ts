// Accessibility, by machine.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a colour scheme can make wrong; all else is the same in both. */
const ofColours = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * What is drawn rather than written: the name is a sentence about it, not in the order of what is printed there. Everywhere else
 * the name of a button has what the button shows.
 */
const drawn = [
  '[data-item]',
  '[data-testid="table"]',
  '[data-testid="hand"]',
  '[data-testid="wonders-bar"]',
  '[data-testid^="running-"]',
];

/** No violation of WCAG 2.2 AA and of axe's own best practices, in light and in dark. */
export async function isAccessible(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // In the page itself: a second page, which frames would need, takes the focus away, and the next key is lost.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // What is as it should be is not described: that takes as long as looking.
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
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
