// A player with a browser, who uses only the visible page.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { labels, type Labels } from './labels';
import { MOST_LOOKS, lookAgain } from './pause';
import { pictures } from './picture';

const screens = join(import.meta.dirname, '../screens');

/** The request of the game page to its player, read in one call. */
interface Asked {
  tone: 'you' | 'wait' | 'over' | null;
  /** The text of the prompt. */
  prompt: string;
  /** True if an item is selected. The buttons then offer its actions. */
  selected: boolean;
  /** The actions of the enabled buttons. */
  deeds: string[];
  /** The number of selectable items on the table. */
  offered: number;
  /** The number of selectable items outside the hand. */
  elsewhere: number;
  /** The number of possible uses of the selected card. */
  ways: number;
}

/** Returns a generator of numbers from 0 to 1 that depend only on the name. */
function drawsOf(name: string): () => number {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export class Player {
  readonly labels: Labels;
  /** A generator with the same numbers for the same name in every run. */
  private readonly chance: () => number;
  /** Chooses an action to press first. `null`: wait instead; `undefined`: the default choice. */
  prefer: (deeds: string[]) => string | null | undefined = () => undefined;
  /**
   * True to click without a pointer, and so without a wait for its movement. For matches that a test needs
   * only as preparation.
   */
  quick = false;

  constructor(
    readonly page: Page,
    readonly name: string,
    readonly size: string,
    language: keyof typeof labels = 'en',
  ) {
    this.labels = labels[language];
    this.chance = drawsOf(name);
    // A dialog that closes navigates back in the history, which aborts the loading of a new page.
    const goto = page.goto.bind(page);
    page.goto = (url, options) =>
      goto(url, options).catch((error: Error) => {
        if (!error.message.includes('ERR_ABORTED')) throw error;
        return goto(url, options);
      });
  }

  async goHome() {
    await this.page.goto('/');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async rename() {
    await this.page.getByTestId('my-name').click();
    const field = this.page.getByRole('textbox', { name: this.labels.name });
    await field.fill(this.name);
    await field.press('Enter');
    await expect(this.page.getByTestId('my-name')).toHaveText(this.name);
  }

  /**
   * Makes a table of a game, by its machine name or its title, and takes a seat. `also` fills in the rest of
   * the form. Returns the table's code.
   */
  async makeTable(
    seats: number,
    game = '7 Kingdoms',
    also?: (form: Locator) => Promise<void>,
  ): Promise<string> {
    await this.page.getByTestId('make').click();
    const form = this.page.locator('form').filter({ hasText: this.labels.makeIt });
    await form
      .locator(`input[value="${game}"]`)
      .or(form.getByRole('radio', { name: game, exact: true }))
      .check();
    await form
      .getByRole('radio', { name: String(seats), exact: true })
      .first()
      .check();
    await also?.(form);
    await form.getByRole('button', { name: this.labels.makeIt }).click();
    await this.page.waitForURL(/\/t\//);
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').pop()!);
  }

  /**
   * Starts a match against bots from the start page, by the game's machine name or its title. That takes one
   * click, and one more with `seats`.
   */
  async playNow(game: string, seats?: number | 'middle' | 'most') {
    const titled = this.page.getByRole('article').filter({ hasText: game });
    const tile = this.page.locator(`article[data-game="${game}"]`).or(titled);
    if (seats) {
      await this.unfoldTile(tile);
      const many = tile.getByTestId('tile-seats');
      const sizes = many.getByRole('option');
      await sizes.first().waitFor({ state: 'attached' });
      const last = (await sizes.count()) - 1;
      const index = seats === 'most' ? last : Math.floor(last / 2);
      await many.selectOption(typeof seats === 'number' ? String(seats) : { index });
    }
    await tile.locator('button.play').click();
    await this.seesTheGame();
  }

  /** Expands the bots of a game, which are one collapsed line on a phone. */
  async unfoldTile(tile: Locator) {
    await tile.locator('button.play').waitFor();
    const line = tile.getByTestId('tile-with').and(this.page.locator('[aria-expanded="false"]'));
    if (await line.isVisible()) await line.click();
  }

  /** Chooses to watch, for a player who came with a code. */
  async justWatch() {
    await this.button(this.labels.justWatch).click();
  }

  async enterCode(code: string) {
    // On a phone the code field appears after a click.
    const way = this.page.getByTestId('by-code');
    await this.button(this.labels.go).or(way).first().waitFor();
    if (await way.isVisible()) await way.click();
    await this.page.getByRole('textbox', { name: this.labels.code }).fill(code);
    await this.button(this.labels.go).click();
    await this.page.waitForURL(/\/t\//);
  }

  /** Takes a seat if necessary, and declares the player ready. */
  async beReady() {
    const ready = this.button(this.labels.ready);
    const here = this.page.getByRole('button', { name: new RegExp(`^${this.labels.sit}`) });
    const sit = this.page.getByTestId('sit-down').or(here).first();
    await expect(ready.or(sit).first()).toBeVisible();
    if (!(await ready.isVisible())) await sit.click();
    await ready.click();
    await expect(this.button(this.labels.notReady)).toBeVisible();
  }

  async start() {
    await this.button(this.labels.start).click();
  }

  async seesTheGame() {
    await expect(this.page.getByTestId('prompt').first()).toBeVisible();
    await expect(this.page.getByTestId('table')).toBeVisible();
  }

  /** Shows a table larger than the window in full, so that all of it can be pressed. */
  async seesAll() {
    await this.page.getByTestId('whole').click();
  }

  /** The dialog with the score sheet. */
  get sheet(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByTestId('score-sheet') });
  }

  async asked(): Promise<Asked> {
    return this.page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const prompt = document.querySelector('[data-testid="prompt"]');
      const tones = ['you', 'wait', 'over'] as const;
      return {
        prompt: prompt?.textContent ?? '',
        tone: tones.find((tone) => prompt?.classList.contains(tone)) ?? null,
        selected: all('[data-item][aria-pressed="true"]').length > 0,
        deeds: all('[data-deed]:not([aria-disabled])').map((deed) => deed.dataset.deed!),
        offered: all('[data-item][aria-pressed="false"]').length,
        ways: all('[data-mode]:not([aria-disabled])').length,
        elsewhere: all('[data-item][aria-pressed="false"]:not([data-hand])').length,
      };
    });
  }

  /** Selects an offered item, or presses a button for the selected one. */
  async decide() {
    // A message which all players see first waits for a tap.
    const moment = this.page.locator('[data-moment]');
    if (await moment.isVisible()) return this.press(moment);
    const { selected, deeds, offered, elsewhere, ways } = await this.asked();
    const preferred = this.prefer(deeds);
    if (preferred === null) return lookAgain(this.page);
    if (preferred) return this.press(this.page.locator(`[data-deed="${preferred}"]`));
    const forward = deeds.filter((deed) => deed !== 'back' && deed !== 'turn');
    if (forward.length > 0 && (selected || offered === 0)) {
      // Into the kingdom if possible, which makes the match shorter.
      const deed = forward.includes('kingdom') ? 'kingdom' : forward[0];
      await this.press(this.page.locator(`[data-deed="${deed}"]`));
    } else if (selected && elsewhere === 0 && ways > 0) {
      // The card is selected, but not its use.
      await this.press(this.page.locator('[data-mode]:not([aria-disabled])'));
    } else if (selected && elsewhere > 0) {
      // The card is selected, but not its place.
      const things = this.page.locator('[data-item][aria-pressed="false"]:not([data-hand])');
      await this.press(things, Math.floor(this.chance() * elsewhere));
    } else if (offered > 0) {
      const things = this.page.locator('[data-item][aria-pressed="false"]');
      await this.press(things, Math.floor(this.chance() * offered));
    } else {
      await lookAgain(this.page);
    }
  }

  /** Plays until `done`; by default until the match is finished. */
  async play(done?: (asked: Asked) => boolean | Promise<boolean>) {
    let last = { looks: 0, seen: '' };
    for (;;) {
      const asked = await this.asked();
      if (await (done?.(asked) ?? asked.tone === 'over')) return;
      // Fails here with the reason. The test would otherwise run into its time limit.
      if (asked.tone === 'over')
        throw new Error(`the match is over before ${this.name} saw what the test waits for`);
      const seen = JSON.stringify(asked);
      last = seen === last.seen ? { looks: last.looks + 1, seen } : { looks: 0, seen };
      if (last.looks > MOST_LOOKS) throw new Error(`${this.name} is stuck: ${seen}`);
      if (asked.tone === 'you') await this.decide();
      else await lookAgain(this.page);
    }
  }

  /** Plays to the end while the test does something else. The test awaits the result at its end. */
  playMeanwhile(): Promise<void> {
    const playing = this.play();
    // If the test fails first, its own failure is the one to report.
    playing.catch(() => {});
    return playing;
  }

  /** Plays this many decisions, or as many as the match has. */
  async playSome(turns: number) {
    let left = turns;
    let last: string | null = null;
    await this.play(async ({ tone }) => {
      const now = await this.page.getByTestId('prompt').first().innerText();
      if (last !== now && tone === 'you') left -= 1;
      last = now;
      return left < 0 || tone === 'over';
    });
  }

  /**
   * Returns true if the log contains this text. Opens a log drawer for the check, unless another dialog is
   * open.
   */
  async logSays(text: string): Promise<boolean> {
    const log = this.page.getByRole('log');
    const drawer = !(await log.isVisible());
    if (drawer) {
      if (await this.page.getByRole('dialog').first().isVisible()) return false;
      await this.page.keyboard.press('l');
      await log.waitFor();
    }
    const says = (await log.getByText(text).count()) > 0;
    if (drawer) {
      await this.page.keyboard.press('Escape');
      await log.waitFor({ state: 'hidden' });
    }
    return says;
  }

  /** Takes a screenshot for people, in the long suite. */
  async shot(name: string) {
    if (!pictures) return;
    mkdirSync(join(screens, this.size), { recursive: true });
    await this.page.screenshot({ path: join(screens, this.size, `${name}.png`), animations: 'disabled' });
  }

  /** Presses the n-th item. If the item has disappeared (clock, restart, resumed view), presses none. */
  private async press(things: Locator, n = 0) {
    // An element handle, because a locator would wait for another element in its place.
    const thing = (await things.elementHandles())[n];
    try {
      if (this.quick) await thing?.evaluate((it) => (it as HTMLElement).click());
      else await thing?.click({ timeout: 2_000 });
    } catch (error) {
      if (!/Timeout|not attached/.test(String(error))) throw error;
    }
  }
}
