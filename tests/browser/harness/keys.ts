// Moving about by keyboard.
import type { Page } from '@playwright/test';
import type { Player } from './player';
import { lookAgain } from './pause';

export interface Focus {
  label: string;
  /** What a button does, if it can be pressed. */
  deed: string | undefined;
  item: boolean;
  pressed: string | null | undefined;
  hand: boolean;
  /** In a sheet above the table. */
  above: boolean;
  /** The button that closes what everybody should see first. */
  moment: boolean;
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
      moment: it?.hasAttribute('data-moment') ?? false,
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

/** One key that leads on: to what can be chosen, and to the button that says what to do with it. */
export async function step(page: Page) {
  const at = await focusOf(page);
  // A sheet over the table has the focus on the button that closes it; whatever was to be done is beneath.
  if (at.moment) await page.keyboard.press('Enter');
  else if (at.deed && at.deed !== 'back') await page.keyboard.press('Enter');
  else if (at.pressed === 'false') await page.keyboard.press('Enter');
  // Chosen already: Enter again plays a card of the hand; for the rest the focus moves on to the buttons.
  else if (at.pressed === 'true') await page.keyboard.press(at.hand ? 'Enter' : 'Tab');
  else if (at.item && at.near) await page.keyboard.press('ArrowRight');
  else await page.keyboard.press('Tab');
}

/** Plays to the end with keys alone. Whatever is asked, the answer is a few keys away. */
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
