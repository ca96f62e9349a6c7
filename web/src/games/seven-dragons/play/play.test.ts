import { describe, expect, it } from 'vitest';
import { fixtures, names, you, type Fixture } from '../fixtures';
import { actionOf, colourOf, isDragon, sameWhenTurned, type Action } from '../facts/cards';
import { targetOf } from './offers';
import { Play } from './play.svelte';
import type { Intent } from '../types';

function play(update: Fixture) {
  const sent: Intent[] = [];
  const made = new Play(() => ({
    update,
    you,
    names,
    prompt: { text: '', tone: 'you' },
    submit: (intent) => {
      sent.push(intent);
      return Promise.resolve({ ok: true });
    },
    pending: false,
    lastSteps: [],
    steps: [],
  }));
  return { made, sent };
}
/** Returns the server's intents as text. A sent intent must be one of these. */
const offered = (update: Fixture) => update.decision!.choices.intents.map((intent) => JSON.stringify(intent));
const sorted = (intents: Intent[]) => intents.map((intent) => JSON.stringify(intent));

describe('laying a card', () => {
  it('sends exactly what was offered, both ways round', () => {
    const update = fixtures.late;
    const offered = new Set(sorted(update.decision!.choices.intents));
    const dragons = update.view.you!.hand.filter(isDragon);
    expect(dragons.length).toBeGreaterThan(1);
    for (const card of dragons) {
      const { made } = play(update);
      made.chooseCard(card);
      for (const spot of made.spots.values()) {
        made.chooseCell(spot);
        const first = made.deeds[0]!.intent!;
        expect(first.do === 'play_dragon' && Object.keys(first.cell)).toEqual(['x', 'y']);
        expect(offered.has(JSON.stringify(first))).toBe(true);
        made.turn();
        expect(offered.has(JSON.stringify(made.deeds[0]!.intent!))).toBe(true);
      }
    }
  });

  it('turns a card only where it fits both ways', () => {
    const { made } = play(fixtures.late);
    const oneWay = () => [...made.spots.values()].find((s) => s.upright !== s.turned);
    for (const card of fixtures.late.view.you!.hand.filter(
      (held) => isDragon(held) && !sameWhenTurned(held),
    )) {
      made.chooseCard(card);
      if (oneWay()) break;
    }
    const one = oneWay()!;
    made.chooseCell(one);
    expect(made.turned).toBe(one.turned);
    made.turn();
    expect(made.turned).toBe(one.turned);
    expect(made.hint).toBe('It fits here only this way round');
  });

  it('lets go of the cell first, then of the card', () => {
    const { made } = play(fixtures.late);
    const card = fixtures.late.view.you!.hand.find(isDragon)!;
    made.chooseCard(card);
    made.chooseCell([...made.spots.values()][0]!);
    made.back();
    expect([made.cell, made.card]).toEqual([null, card]);
    made.back();
    expect(made.card).toBeNull();
  });
});

describe('an action', () => {
  const { view } = fixtures.actions;
  const held = (...kinds: Action[]) => view.you!.hand.filter((card) => kinds.includes(actionOf(card)!));

  it('tells what Silver would become', () => {
    const { made } = play(fixtures.actions);
    for (const card of view.you!.hand.filter((one) => !isDragon(one))) {
      made.chooseCard(card);
      const to = {
        full: colourOf[actionOf(card)!],
        keep_silver: view.silver,
        colour_only: colourOf[actionOf(card)!],
      };
      expect(made.waysShown.length).toBeGreaterThan(1);
      for (const way of made.waysShown) expect([way.from, way.to]).toEqual([view.silver, to[way.way]]);
    }
  });

  it('has a button for every offer that is not about a card on the table', () => {
    const { made } = play(fixtures.actions);
    for (const card of held('trade_hands', 'trade_goals', 'rotate_goals')) {
      made.chooseCard(card);
      for (const way of ['full', 'keep_silver', 'colour_only'] as const) {
        made.chooseWay(way);
        const intents = made.deeds.flatMap((deed) => deed.intent ?? []);
        expect(sorted(intents)).toEqual(sorted(made.ways!.get(way)!));
      }
    }
  });

  it('sends the card on the table that was chosen', async () => {
    const { made, sent } = play(fixtures.actions);
    made.chooseCard(held('move_card', 'zap_card')[0]!);
    made.chooseWay('keep_silver');
    made.chooseCell(targetOf(made.ways!.get('keep_silver')![0]!)!);
    made.do();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    expect(offered(fixtures.actions)).toContain(JSON.stringify(sent[0]));
  });
});

it('a lifted card is put down or put back', () => {
  const { made } = play(fixtures.lifted);
  expect(made.placing).toBe(fixtures.lifted.view.you!.lifted!.what.card);
  made.chooseCell([...made.spots.values()][0]!);
  const does = made.deeds.map((deed) => deed.intent?.do ?? deed.id);
  expect([does[0], does.at(-1)]).toEqual(['put_down', 'back']);
  expect(fixtures.lifted.decision!.choices.intents).toContainEqual(made.deeds[0]!.intent);
});

describe('the end', () => {
  it('shows the chains that won and turns all goals up', () => {
    const { over } = fixtures;
    const { stage } = over.view;
    if (stage.stage !== 'over') throw new Error('the fixture is of the end');
    const { made } = play(over);
    expect(made.places.map((place) => place.goal)).toEqual(made.places.map((p) => stage.goals[p.place]));
    expect(made.traced).toEqual([]);
    const won = play({ ...over, view: { ...over.view, stage: { ...stage, by: 'chain' } } });
    const place = over.view.places.find((one) => one.holder === stage.winners[0])!;
    expect(won.made.traced).toEqual([stage.goals[place.place]]);
  });
});
