// A whole match of each game with a screen reader and a keyboard. The test finds each choice by role and name
// in the accessibility tree, and presses only keys.
import type { Page } from '@playwright/test';
import { games } from '../harness/games';
import { expect, test } from '../harness/test';
import { Ears, isIn, type Heard, type Tree } from '../harness/tree';
import { lookAgain } from '../harness/pause';

const dock = 'Prompt, choices and hand';
const isButton = ({ role }: Heard) => /^(toggle)?button$/i.test(role);
/**
 * Labels of buttons that advance the match. Each begins with a verb. Undo and information buttons are not
 * among them.
 */
const leadsOn =
  /^(Play|Take|Put the|Put it down|Keep|Done|Lay|Pick up|Zap|Swap|All goals|Discard|Pass|Do it|Colour only|Propose|Accept|Ready|Join|Do not join|Fight alone|Leave it open|Let the next|Not with|Cast|Wait this turn|Hand \d|Move the pawn|Through the gate|Build|Go on|Vote no deal)\b/;
const takesBack = /^(Take back|Put it back)|for good$|Look through/i;
/** Labels that end a talk. Without this limit the test could show or give cards forever. */
const settles =
  /^(Accept|Ready|Join the camp|Do not join|Fight alone|Leave it open|Let the next|Propose|Vote no deal)/;
const isTalk = /^(Withdraw|Take back no deal)/;
/** Toggle buttons that decide nothing. */
const onlyShows = /^(Your goal|Show the whole table|Goal ring|Longest chain)/;

const canBePressed = (it: Heard) => isButton(it) && !it.disabled && !isIn(it, 'dialog');
const isDeed = (it: Heard) =>
  canBePressed(it) &&
  it.pressed === undefined &&
  isIn(it, 'region', dock) &&
  leadsOn.test(it.name) &&
  !takesBack.test(it.name);
const isOption = (it: Heard) => canBePressed(it) && it.pressed !== undefined && !onlyShows.test(it.name);
const canBeChosen = (it: Heard) => isOption(it) && it.pressed === false;
const groupOf = (it: Heard) => it.within.find(({ role }) => role === 'group')?.id;

/** Returns the available choices: buttons, and items to select. */
function offered({ all }: Tree) {
  const deeds = all.filter(isDeed);
  const talk = deeds.filter(({ name }) => settles.test(name));
  if (talk.length > 0) return { deeds: talk, things: [] };
  // This player has answered everything, and the other players have to answer.
  if (all.some((it) => canBePressed(it) && isTalk.test(it.name))) return { deeds: [], things: [] };
  // A button confirms the selected item, if one item is enough.
  const chosen = all.some((it) => isOption(it) && it.pressed);
  return { deeds, things: chosen && deeds.length > 0 ? [] : all.filter(canBeChosen) };
}

/** Returns the key that leads on from the focused element. */
function nextKey(tree: Tree, back: 'Tab' | 'Shift+Tab'): string {
  const { all, focus } = tree;
  if (!focus) return all.some(({ role }) => role === 'dialog') ? 'Tab' : 'a';
  // A dialog over the table shows what to read first.
  if (isIn(focus, 'dialog')) return isButton(focus) ? 'Enter' : 'Escape';
  const { deeds, things } = offered(tree);
  const isAmong = (these: Heard[]) =>
    these.some(
      ({ role, name, pressed }) => role === focus.role && name === focus.name && pressed === focus.pressed,
    );
  if (isAmong(deeds) || isAmong(things)) return 'Enter';
  // The buttons are before the hand and the table.
  if (things.length === 0) return back;
  const group = groupOf(focus);
  const near = group !== undefined && all.some((it) => canBeChosen(it) && groupOf(it) === group);
  return isButton(focus) && near ? 'ArrowRight' : 'Tab';
}

/** Returns true if the player has a choice now. */
const isAsked = (tree: Tree) => {
  const { deeds, things } = offered(tree);
  return deeds.length + things.length > 0;
};
const isOver = ({ all }: Tree) =>
  all.some(({ role, name }) => role === 'dialog' && name.startsWith('Score sheet'));
const text = (these: Heard[]) =>
  these
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ');
/** Returns the text of the dock, or of the whole page if the dock has none because the cards contain it. */
const told = ({ all }: Tree) => text(all.filter((it) => isIn(it, 'region', dock))) || text(all);

/** Plays to the end. Returns the number of pressed keys. */
async function playUnseen(page: Page, ears: Ears): Promise<number> {
  let keys = 0;
  let since = { keys: 0, told: '' };
  let idle = 0;
  for (;;) {
    const tree = await ears.hear();
    if (isOver(tree)) return keys;
    const sheet = tree.all.some(({ role }) => role === 'dialog');
    if (!sheet && !isAsked(tree)) {
      idle += 1;
      if (idle > 1_000) throw new Error(`after ${keys} keys nothing is asked any more: ${told(tree)}`);
      await lookAgain(page);
      continue;
    }
    idle = 0;
    const now = told(tree);
    since = now === since.told ? { ...since, keys: since.keys + 1 } : { keys: 0, told: now };
    if (since.keys > 1_500)
      throw new Error(
        `${keys} keys lead nowhere; ${JSON.stringify(tree.focus)} has the focus, and there is: ${now}`,
      );
    // After 100 keys without progress, A moves to the choices, and Tab changes its direction.
    const back = Math.floor(since.keys / 100) % 2 === 0 ? 'Shift+Tab' : 'Tab';
    await page.keyboard.press(since.keys % 100 === 99 ? 'a' : nextKey(tree, back));
    keys += 1;
  }
}

/** Presses Tab from the top of the page until a button of this name has the focus. */
async function tabTo(page: Page, ears: Ears, name: RegExp) {
  for (let i = 0; i < 80; i += 1) {
    const { focus } = await ears.hear();
    if (focus && isButton(focus) && name.test(focus.name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

const titles: Record<string, string> = {
  'seven-kingdoms': '7 Kingdoms',
  'seven-dragons': 'Seven Dragons',
  'seven-sages': 'The Seven Sages',
  'seven-wonders': '7 Wonders',
};

for (const game of games)
  test(
    `a whole match of ${game} is played by what is heard and by keys`,
    { tag: ['@desktop-only', '@long'] },
    async ({ arrive }) => {
      const { page } = await arrive('Ada');
      const ears = await Ears.of(page);
      const play = new RegExp(`^Play now: ${titles[game] ?? game}$`);
      await expect(page.getByRole('button', { name: play })).toBeVisible();
      await tabTo(page, ears, play);
      await page.keyboard.press('Enter');
      await expect.poll(async () => told(await ears.hear()), 'the table is heard').not.toBe('');
      const keys = await playUnseen(page, ears);
      console.log(`${game}: ${keys} keys`);
      expect(keys).toBeGreaterThan(20);
      // The score sheet is a table with headers for all players.
      const { all } = await ears.hear();
      const heads = all
        .filter((it) => /header$/i.test(it.role) && isIn(it, 'dialog'))
        .map(({ name }) => name);
      expect(heads.join(' '), 'heads of the sheet').toMatch(/\bYou\b/);
      await page.keyboard.press('Escape');
      await expect.poll(async () => isOver(await ears.hear())).toBe(false);
    },
  );
