// Somebody in front of a browser: does only what a person could do.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { labels, type Labels } from './labels';
import { MOST_LOOKS, lookAgain } from './pause';
import { pictures } from './picture';

const screens = join(import.meta.dirname, '../screens');

/** What the game page asks of its player, read in one go. */
interface Asked {
  tone: 'you' | 'wait' | 'over' | null;
  /** What the prompt says. */
  prompt: string;
  /** Something is selected: the buttons say what to do with it. */
  selected: boolean;
  /** Buttons that can be pressed, by what they do. */
  deeds: string[];
  /** How many things on the table can be chosen. */
  offered: number;
  /** How many of them are not in the hand. */
  elsewhere: number;
  /** For how many things the chosen card can be used. */
  ways: number;
}

/** Numbers from 0 to 1 that depend on the name alone. */
function drawsOf(name: string): () => number {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export class Player {
  readonly labels: Labels;
  /** The same for the same name in every run. */
  private readonly chance: () => number;
  /** A deed to press before anything else is looked at; `null`: rather wait; `undefined`: as always. */
  prefer: (deeds: string[]) => string | null | undefined = () => undefined;
  /** In matches that are only a means: presses without a pointer, and so without waiting for one to get there. */
  quick = false;

  constructor(
    readonly page: Page,
    readonly name: string,
    readonly size: string,
    language: keyof typeof labels = 'en',
  ) {
    this.labels = labels[language];
    this.chance = drawsOf(name);
    // A sheet that closes goes back in the history, which stops a page that is just being opened.
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
   * Makes a table of a game, by its machine name or its title, and sits at it; `also` fills in the rest of the form.
   * Returns its code.
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
   * From the start page to a running match against bots, by the game's machine name or its title. In one click; one more
   * if there are to be so many.
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

  /** On a phone the bots of a game are one line, which opens. */
  async unfoldTile(tile: Locator) {
    await tile.locator('button.play').waitFor();
    const line = tile.getByTestId('tile-with').and(this.page.locator('[aria-expanded="false"]'));
    if (await line.isVisible()) await line.click();
  }

  /** Whoever came by a code rather looks on. */
  async justWatch() {
    await this.button(this.labels.justWatch).click();
  }

  async enterCode(code: string) {
    // On a phone it is asked for when somebody has one.
    const way = this.page.getByTestId('by-code');
    await this.button(this.labels.go).or(way).first().waitFor();
    if (await way.isVisible()) await way.click();
    await this.page.getByRole('textbox', { name: this.labels.code }).fill(code);
    await this.button(this.labels.go).click();
    await this.page.waitForURL(/\/t\//);
  }

  /** Sits down unless they sit already, and says to be ready. */
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

  /** A table that is larger than the window, where it can be shown whole: so that all of it can be pressed. */
  async seesAll() {
    await this.page.getByTestId('whole').click();
  }

  /** The score sheet is open. */
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

  /** Chooses something offered, or presses a button that says what to do with what was chosen. */
  async decide() {
    // What everybody should see first waits for a tap.
    const moment = this.page.locator('[data-moment]');
    if (await moment.isVisible()) return this.press(moment);
    const { selected, deeds, offered, elsewhere, ways } = await this.asked();
    const preferred = this.prefer(deeds);
    if (preferred === null) return lookAgain(this.page);
    if (preferred) return this.press(this.page.locator(`[data-deed="${preferred}"]`));
    const forward = deeds.filter((deed) => deed !== 'back' && deed !== 'turn');
    if (forward.length > 0 && (selected || offered === 0)) {
      // Straight into the kingdom where that can be: the game gets on.
      const deed = forward.includes('kingdom') ? 'kingdom' : forward[0];
      await this.press(this.page.locator(`[data-deed="${deed}"]`));
    } else if (selected && elsewhere === 0 && ways > 0) {
      // The card is chosen, what for is not.
      await this.press(this.page.locator('[data-mode]:not([aria-disabled])'));
    } else if (selected && elsewhere > 0) {
      // The card is chosen, its place is not.
      const things = this.page.locator('[data-item][aria-pressed="false"]:not([data-hand])');
      await this.press(things, Math.floor(this.chance() * elsewhere));
    } else if (offered > 0) {
      const things = this.page.locator('[data-item][aria-pressed="false"]');
      await this.press(things, Math.floor(this.chance() * offered));
    } else {
      await lookAgain(this.page);
    }
  }

  /** Plays until `done`; by default until the match is over. */
  async play(done?: (asked: Asked) => boolean | Promise<boolean>) {
    let last = { looks: 0, seen: '' };
    for (;;) {
      const asked = await this.asked();
      if (await (done?.(asked) ?? asked.tone === 'over')) return;
      // Waiting on would only be told much later, and not why.
      if (asked.tone === 'over')
        throw new Error(`the match is over before ${this.name} saw what the test waits for`);
      const seen = JSON.stringify(asked);
      last = seen === last.seen ? { looks: last.looks + 1, seen } : { looks: 0, seen };
      if (last.looks > MOST_LOOKS) throw new Error(`${this.name} is stuck: ${seen}`);
      if (asked.tone === 'you') await this.decide();
      else await lookAgain(this.page);
    }
  }

  /** Plays to the end while the test does something else; to be awaited in the end. */
  playMeanwhile(): Promise<void> {
    const playing = this.play();
    // If the test fails first, that is the failure to be told of.
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

  /** Whether the log says this. Where it is a drawer, it is opened for a look, unless something else is. */
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

  /** A picture to look at afterwards, in the long suite. */
  async shot(name: string) {
    if (!pictures) return;
    mkdirSync(join(screens, this.size), { recursive: true });
    await this.page.screenshot({ path: join(screens, this.size, `${name}.png`), animations: 'disabled' });
  }

  /** What was offered may be gone by now (the clock, a restart, a resumed view): then nothing is pressed. */
  private async press(things: Locator, n = 0) {
    // An element itself: a locator would wait for another one in its place.
    const thing = (await things.elementHandles())[n];
    try {
      if (this.quick) await thing?.evaluate((it) => (it as HTMLElement).click());
      else await thing?.click({ timeout: 2_000 });
    } catch (error) {
      if (!/Timeout|not attached/.test(String(error))) throw error;
    }
  }
}
