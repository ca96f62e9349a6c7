// A match of the base game shows nothing from the expansions. Their words, facts and drawings are not fetched
// for it.
import { beforeAll, expect, it, vi } from 'vitest';
import type { NameCtx } from '../game';

vi.resetModules();
const { fixtures, names, optionsOf } = await import('./fixtures');
const { wordsAreHere } = await import('../../i18n/language.svelte');
const { default: game } = await import('./index');
const { Play } = await import('./play/play.svelte');
const { compareRows } = await import('./words/compare');
const { boxFacts } = await import('./facts/boxes');
const { boxTexts } = await import('./words/texts');
beforeAll(() => wordsAreHere());

const base = Object.entries(fixtures).filter(([name]) => !(name in optionsOf) || name === 'boards');

it('the words and facts of boxes are not here', () => {
  expect(() => boxTexts()).toThrow('before it is fetched');
  expect(() => boxFacts()).toThrow('before it is fetched');
});

it('whatever a match of the base game tells, offers and shows', async () => {
  let offered = 0;
  expect(base.length).toBeGreaterThan(12);
  for (const [name, update] of base) {
    const you = update.view.you?.seat ?? null;
    const ctx: NameCtx = { names: names.slice(0, update.deadlines.length), you };
    expect(game.prompt!(update, ctx).text, name).not.toBe('');
    for (const { events } of update.steps) for (const { seen } of events) game.sentence!(seen, ctx);
    update.view.cities.forEach((_, seat) => game.seatFacts!(update, seat, update.view.cities.length));
    const play = new Play(() => ({
      ...ctx,
      update,
      prompt: game.prompt!(update, ctx),
      pending: false,
      submit: async () => ({ ok: true }),
      lastSteps: [],
      steps: [],
    }));
    expect(compareRows(update.view).length, name).toBeGreaterThan(3);
    for (const entry of play.entries) {
      expect(play.label(entry), name).not.toBe('');
      play.toggle(entry);
      for (const doing of play.doings) {
        play.chooseMode(doing);
        offered += play.deeds.length;
        expect([play.outcome, play.receipt, play.resting, play.chosen], name).toBeDefined();
      }
      play.choose(null);
    }
  }
  expect(offered).toBeGreaterThan(50);
}, 60_000);
