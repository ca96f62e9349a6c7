// Teams, on the plain board of a toy game. The teams are visible from the form to the score sheet, and
// partners have a private channel if the table allows it.
import type { Locator } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { windows } from '../harness/laws';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';

test.use({ toys: true });

/** Sets up Goof with teams and private chat of partners. */
async function inTeams(form: Locator) {
  const teams = form.getByTestId('teams');
  await expect(teams).toHaveCount(0);
  await form.getByRole('checkbox', { name: /teams/i }).check();
  await expect(teams).toContainText('Seats 1 and 2');
  await expect(teams).toContainText('Seats 3 and 4');
  await form.getByRole('radio', { name: 'Also in private' }).check();
  await expect(form.getByText('2 teams of two · partners have a channel')).toBeVisible();
}

/** Takes a screenshot in every window. Expects that nothing is wider than the window. */
async function look(player: Player, what: string) {
  const before = player.page.viewportSize()!;
  for (const { width, height } of windows) {
    await player.page.setViewportSize({ width, height });
    const over = await player.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${what} at ${width} x ${height}`).toBeLessThanOrEqual(0);
    await player.shot(`teams-${what}-${width}x${height}`);
  }
  await player.page.setViewportSize(before);
}

test(
  'two people form a team among bots, talk among themselves, and win or lose together',
  { tag: '@long' },
  async ({ arrive }, info) => {
    const looked = info.project.name !== 'phone';
    const [ada, ben, eve] = await Promise.all([arrive('Ada'), arrive('Ben'), arrive('Eve')]);
    await ada.rename();
    await ben.rename();
    const code = await ada.makeTable(4, 'Goof', async (form) => {
      await inTeams(form);
      await isAccessible(ada.page, 'the form of a table with teams');
      if (looked) await look(ada, 'make');
    });

    // Before the start the seats show the teams, and the partner of a player who takes the seat.
    await expect(ada.page.getByTestId('teams')).toContainText('2 teams of two');
    await expect(ada.page.getByTestId('seat-1')).toContainText('with you');
    await expect(ada.page.getByTestId('seat-1').locator('[data-team="0"]')).toHaveText(/Team I$/);
    await expect(ada.page.getByTestId('seat-3').locator('[data-team="1"]')).toHaveText(/Team II$/);
    await ben.enterCode(code);
    await expect(ben.page.getByTestId('teams')).toContainText('2 teams of two');
    if (looked) await look(ben, 'guest');
    await ben.beReady();
    await expect(ada.page.getByTestId('seat-1')).toContainText('Ben');
    await ada.button(ada.labels.fill).click();
    await expect(ada.page.getByTestId('seat-0')).toContainText('with Ben');
    await isAccessible(ada.page, 'a table with teams that gathers');
    if (looked) await look(ada, 'lobby');
    await eve.enterCode(code);
    await ada.beReady();
    await ada.start();
    for (const player of [ada, ben, eve]) await player.seesTheGame();

    // Partners see each other's cards; a spectator sees none.
    await expect(ada.page.getByTestId('strip-1')).toHaveAccessibleName(/Team I, your partner/);
    await expect(eve.page.getByTestId('strip-1')).toHaveAccessibleName(/Team I, to act/);
    await expect(ada.page.getByTestId('panel-1').locator('[data-item]')).toHaveCount(6);
    await expect(eve.page.getByTestId('panel-1').locator('[data-item]')).toHaveCount(0);

    // The team's channel: Ben reads it beside the prompt and answers. Eve cannot read it.
    await ada.page.getByTestId('strip-1').click();
    await ada.page.getByRole('button', { name: 'Say it to your team only' }).click();
    const say = (player: Player) => player.page.getByRole('textbox', { name: 'Say it to your team only' });
    await say(ada).fill('I bid low');
    await say(ada).press('Enter');
    const note = ben.page.getByTestId('whispered');
    await expect(note).toContainText('Ada, to your team: I bid low');
    await isAccessible(ben.page, 'a word of a partner beside the prompt');
    if (looked) await look(ben, 'table');
    await note.getByRole('button', { name: 'Reply' }).click();
    await say(ben).fill('Then I bid high');
    await say(ben).press('Enter');
    await expect(note).toHaveCount(0);
    const line = ada.page.locator('[data-whisper]').filter({ hasText: 'Then I bid high' });
    await expect(line).toContainText('to your team only');
    await isAccessible(ada.page, 'the chat with a channel of partners');
    if (looked) await look(ada, 'chat');
    for (const player of [ada, ben]) if (player.size === 'phone') await player.page.keyboard.press('Escape');
    await eve.page.keyboard.press('c');
    await expect(eve.page.getByText('No messages yet.')).toBeVisible();

    await Promise.all([ada.play(), ben.play()]);
    for (const player of [ada, ben]) {
      await expect(player.sheet).toBeVisible();
      await expect(player.sheet.getByRole('columnheader', { name: /^Team I\b/ })).toBeVisible();
      await expect(player.sheet.getByTestId('team-totals').getByRole('cell')).toHaveCount(2);
    }
    const sums = await ada.sheet.getByTestId('team-totals').getByRole('cell').allInnerTexts();
    expect(sums.map(Number).reduce((all, sum) => all + sum)).toBe(6);
    await isAccessible(ada.page, 'the score sheet of teams');
    if (looked) await look(ada, 'sheet');

    // In a rematch the teams change places and stay together.
    await expect(ada.sheet).toContainText('The teams change places and stay together.');
    await ada.sheet.getByRole('button', { name: ada.labels.again }).click();
    for (const [seat, name] of [
      ['seat-2', 'Ada'],
      ['seat-3', 'Ben'],
    ] as const)
      await expect(ada.page.getByTestId(seat)).toContainText(name);
  },
);

test(
  'eight sit in four teams, told in a line of any width',
  { tag: ['@desktop-only', '@long'] },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    await ada.makeTable(8, 'Goof', async (form) => {
      await form.getByRole('checkbox', { name: /teams/i }).check();
      await expect(form.getByTestId('teams')).toContainText('Seats 7 and 8');
    });
    await ada.button(ada.labels.fill).click();
    await look(ada, 'eight-lobby');
    await ada.beReady();
    await ada.start();
    await ada.seesTheGame();
    await expect(ada.page.getByTestId('strip-7')).toHaveAccessibleName(/Team IV/);
    await look(ada, 'eight');
    await ada.play();
    await expect(ada.sheet.getByTestId('team-totals').getByRole('cell')).toHaveCount(4);
    await look(ada, 'eight-sheet');
  },
);
