// Setup options of 7 Wonders: presets, single options, options that the number of players excludes, and the
// places that show them later.
import type { Locator, Page } from '@playwright/test';
import { isAccessible } from '../harness/axe';
import { windows } from '../harness/laws';
import { leftovers } from '../harness/leftovers';
import { expect, test } from '../harness/test';
import { choose, startWonders, unfold, wondersForm } from '../harness/wonders';

const radio = (form: Locator, name: string) => form.getByRole('radio', { name, exact: true }).first();
const chip = (page: Page) => page.getByTestId('variant').filter({ visible: true }).first();

test('presets in one press, and what matches none is an own choice', { tag: '@long' }, async ({ arrive }) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  await page.getByTestId('make').click();
  const form = page.locator('form');
  await radio(form, '7 Wonders').check();
  await expect(radio(form, 'Base')).toBeChecked();
  const details = form.getByTestId('option-details');
  await expect(details, 'details are folded').not.toHaveAttribute('open');
  await expect(form.getByTestId('option-cities')).toBeHidden();
  await isAccessible(page, 'presets');

  await radio(form, 'Everything').check();
  await expect(chip(page)).toHaveText('Everything');
  await ada.shot('80-setup-everything');
  await unfold(form);
  for (const [row, name] of [
    ['leaders', 'The box'],
    ['cities', 'With Cities'],
    ['tower', 'With the Tower of Babel'],
    ['projects', 'With Great Projects'],
    ['boards', 'All published'],
  ] as const)
    await expect(form.getByTestId(`option-${row}`).getByRole('radio', { name })).toBeChecked();
  // A difference makes it a custom choice. Without the difference it is the preset again.
  await choose(form, 'No tower');
  await expect(radio(form, 'Your own choice')).toBeChecked();
  await expect(chip(page)).toHaveText('Leaders, Cities +2');
  await choose(form, 'With the Tower of Babel');
  await expect(radio(form, 'Everything')).toBeChecked();
  await isAccessible(page, 'all options');

  await radio(form, '+ Cities').check();
  await expect(chip(page)).toHaveText('Cities');
  await expect(form.getByTestId('option-leaders').getByRole('radio', { name: 'None' })).toBeChecked();
});

test(
  'what cannot be is shown, with why; seats change the choice and give it back',
  { tag: '@long' },
  async ({ arrive }) => {
    const ada = await arrive('Ada');
    const { page } = ada;
    const form = await wondersForm(ada);
    await radio(form, 'Everything').check();
    await radio(form, '2').check();
    for (const name of ['+ Leaders', '+ Cities', 'Everything']) {
      await expect(radio(form, name)).toBeDisabled();
      await expect(radio(form, name)).toHaveAccessibleDescription(/Two players have the base game alone/);
    }
    await expect(radio(form, 'Base')).toBeChecked();
    for (const [row, why] of [
      ['leaders', 'Leaders need three players or more.'],
      ['cities', 'Cities needs three players or more.'],
      ['teams', 'Teams need Cities.'],
      ['tower', 'The Tower of Babel needs three players or more.'],
      ['projects', 'Great Projects need three players or more.'],
      ['boards', 'Boards of expansions need three players or more.'],
    ] as const) {
      const barred = form.getByTestId(`option-${row}`).getByRole('radio').last();
      await expect(barred).toBeDisabled();
      await expect(barred).toHaveAccessibleDescription(why);
    }
    await isAccessible(page, 'two players');
    await ada.shot('81-setup-two');
    await expect(page.getByTestId('unplayable-setup')).toHaveCount(0);

    await radio(form, '8').check();
    await expect(radio(form, 'Everything'), 'what was chosen is there again').toBeChecked();
    await expect(radio(form, 'Base')).toBeDisabled();
    await expect(radio(form, 'Base')).toHaveAccessibleDescription(/Eight players need Cities/);
    await expect(form.getByTestId('option-cities').getByRole('radio', { name: 'Without' })).toBeDisabled();
    await choose(form, 'Teams of two');
    await expect(form.getByTestId('teams')).toBeVisible();
    await radio(form, '5').check();
    await expect(radio(form, 'Teams of two')).toBeDisabled();
    await expect(radio(form, 'Teams of two')).toHaveAccessibleDescription('Teams need 4, 6 or 8 players.');
    await expect(form.getByTestId('teams')).toHaveCount(0);

    // Sets that the players' leaders need cannot be turned off.
    await choose(form, ['leaders', 'My choice']);
    const box = form.getByRole('checkbox', { name: 'The Leaders box' });
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(/fewer than the 20 leaders/);
    await form.getByRole('checkbox', { name: 'Made by players' }).check();
    await expect(box).toBeEnabled();
    await expect(page.getByTestId('unplayable-setup')).toHaveCount(0);
  },
);

test(
  'the host changes it in the lobby, by keyboard; list, lobby and match say it',
  { tag: '@long' },
  async ({ arrive }, info) => {
    const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
    await ada.rename();
    const { page } = ada;
    const form = await wondersForm(ada);
    await radio(form, '+ Leaders').check();
    await form.getByRole('radio', { name: 'Everyone on this server' }).check();
    await form.locator('.primary').click();
    await page.waitForURL(/\/t\//);
    await expect(chip(page)).toHaveText('Leaders');
    await ben.goHome();
    await expect(ben.page.getByTestId('variant').filter({ hasText: 'Leaders' }).first()).toBeVisible();

    await ada.button('Change').click();
    const dialog = page.getByRole('dialog');
    await expect(radio(dialog, '+ Leaders')).toBeChecked();
    if (info.project.name === 'desktop') {
      await radio(dialog, '+ Leaders').focus();
      for (const name of ['+ Cities', 'Everything', 'Your own choice']) {
        await page.keyboard.press('ArrowRight');
        await expect(radio(dialog, name)).toBeFocused();
      }
      await expect(dialog.getByTestId('option-details'), 'one chooses by oneself').toHaveAttribute(
        'open',
        '',
      );
      // One tab stop per row, up to the third row.
      for (let row = 0; row < 12; row += 1) {
        if (await dialog.getByRole('radio', { name: 'With Cities' }).evaluate((it) => it.matches(':focus')))
          break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('ArrowLeft');
    } else {
      await radio(dialog, 'Everything').check();
      await unfold(dialog);
      await choose(dialog, 'Without');
    }
    await expect(radio(dialog, 'Your own choice')).toBeChecked();
    await isAccessible(page, 'the table is changed');
    await ada.shot('82-setup-change');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(chip(page)).toHaveText('Leaders, Babel +1');
    await startWonders(ada);
    if (info.project.name === 'desktop') await expect(chip(page)).toHaveText('Leaders, Babel +1');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByTestId('variant')).toHaveText('Leaders, Babel +1');
    await page.keyboard.press('Escape');
    await ada.goHome();
    await expect(page.getByTestId('running').getByTestId('variant')).toHaveText('Leaders, Babel +1');
  },
);

test(
  'it fits in every window, in both languages',
  { tag: ['@desktop-only', '@long'] },
  async ({ arrive }) => {
    for (const locale of ['en-GB', 'fr-FR']) {
      const ada = await arrive('Ada', { locale });
      const { page } = ada;
      const form = await wondersForm(ada);
      await radio(form, locale === 'en-GB' ? 'Everything' : 'Tout').check();
      for (const { width, height } of windows) {
        await page.setViewportSize({ width, height });
        for (const seats of ['2', '8', '4']) {
          await radio(form, seats).check();
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, `${width}x${height} with ${seats} seats`).toBeLessThanOrEqual(0);
          const cut = await form
            .locator('label')
            .evaluateAll((all) =>
              all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent),
            );
          expect(cut, `${width}x${height} with ${seats} seats`).toEqual([]);
        }
      }
      if (locale === 'fr-FR') expect(await leftovers(page)).toEqual([]);
    }
  },
);
