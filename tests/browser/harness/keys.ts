// Keyboard navigation.
import type { Page } from '@playwright/test';
import type { Player } from './player';
import { lookAgain } from './pause';

export interface Focus {
  label: string;
  /** The action of an enabled button. */
  deed: string | undefined;
  item: boolean;
  pressed: string | null | undefined;
  hand: boolean;
  /** True in a dialog above the table. */
  above: boolean;
  /** True for the button that closes a message which all players see first. */
  moment: boolean;
  /** True if the same group has a selectable item. */
  near: boolean;
}

/** Returns the focused element, as far as a keyboard player needs it. */
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
      moment: it?.hasAttribute('data-moment') ?? false,
      near: !!group?.querySelector('[data-item][aria-pressed="false"]'),
    };
  });

/** Presses Tab until the wanted element has the focus, at most `most` times. */
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

/** Presses the next useful key, which leads to selectable items and to the button for the selected one. */
export async function step(page: Page) {
  const at = await focusOf(page);
  // A dialog over the table has the focus on the button that closes it. The decision is below the dialog.
  if (at.moment) await page.keyboard.press('Enter');
  else if (at.deed && at.deed !== 'back') await page.keyboard.press('Enter');
  else if (at.pressed === 'false') await page.keyboard.press('Enter');
  // For a selected item of the hand, Enter again plays the card. For other items the focus moves on to the
  // buttons.
  else if (at.pressed === 'true') await page.keyboard.press(at.hand ? 'Enter' : 'Tab');
  else if (at.item && at.near) await page.keyboard.press('ArrowRight');
  else await page.keyboard.press('Tab');
}

/** Plays to the end with keys only. Every decision is a few keys away. */
export async function playByKeys(player: Player) {
  const { page } = player;
  let keys = 0;
  let last = '';
  for (;;) {
    const { tone, prompt } = await player.asked();
    if (tone === 'over') return;
    keys = prompt === last ? keys + 1 : 0;
    last = prompt;
    if (keys > 2_000) throw new Error(`stuck at ${JSON.stringify(await focusOf(page))}: ${prompt}`);
    if (tone === 'you') await step(page);
    else await lookAgain(page);
  }
}
