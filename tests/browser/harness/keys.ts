// Moving about by keyboard.
import type { Page } from '@playwright/test';

export interface Focus {
  label: string;
  /** What a button does, if it can be pressed. */
  deed: string | undefined;
  item: boolean;
  pressed: string | null | undefined;
  hand: boolean;
  /** In a sheet above the table. */
  above: boolean;
  /** Somewhere in the same group something can be chosen. */
  near: boolean;
}

/** What has the focus, as far as a keyboard player needs to know. */
export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const it = document.activeElement as HTMLElement | null;
    const group = it?.closest('[role="group"]');
    return {
      label: it?.getAttribute('aria-label') || it?.innerText.trim() || '',
      deed: it?.hasAttribute('aria-disabled') ? undefined : it?.dataset.deed,
      item: it?.hasAttribute('data-item') ?? false,
      pressed: it?.getAttribute('aria-pressed'),
      hand: !!it?.closest('[data-testid="hand"]'),
      above: !!it?.closest('dialog'),
      near: !!group?.querySelector('[data-item][aria-pressed="false"]'),
    };
  });

/** Presses Tab until what is wanted has the focus, at most so many times. */
export async function tabTo(page: Page, wanted: string | ((focus: Focus) => boolean), most = 80) {
  const found = typeof wanted === 'string' ? ({ label }: Focus) => label === wanted : wanted;
  const passed: string[] = [];
  for (;;) {
    const focus = await focusOf(page);
    if (found(focus)) return;
    if (passed.length === most)
      throw new Error(`${most} times Tab do not lead to ${wanted}, but to ${passed}`);
    passed.push(focus.label.slice(0, 30));
    await page.keyboard.press('Tab');
  }
}
