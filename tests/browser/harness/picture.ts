// Screenshots for people, in every common window size.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** True if the tests take screenshots. No test checks them, and they take as long as the tests. */
export const pictures = process.env.SEPTET_LONG === '1' || !!process.env.SEPTET_SHARP;

/** Takes a screenshot in each window. Expects that the page is never wider than its window. */
export async function picture(page: Page, name: string) {
  const folder = join(import.meta.dirname, '../screens');
  if (pictures) mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [768, 1024],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (pictures) await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${name} at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
