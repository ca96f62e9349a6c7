import { describe, expect, it } from 'vitest';
import { fixtures, names, you, type Fixture } from './fixtures';
import { Play } from './play.svelte';
import type { Card, Intent } from './types';

function play(update: Fixture) {
  const sent: Intent[] = [];
  const made = new Play(() => ({
    update,
    you: update.view.you ? you : null,
    names,
    prompt: { text: '', tone: 'you' },
    submit: async (intent) => {
      sent.push(intent);
      return { ok: true };
    },
    pending: false,
    reducedMotion: true,
    lastSteps: [],
  }));
  const choose = (card: Card) => made.choose(made.entries.find((entry) => entry.card === card)!.key);
  return { made, sent, choose };
}
const offered = (update: Fixture) => update.decision!.choices.intents;

describe('a card of the hand', () => {
  it('wears its price', () => {
    const { made } = play(fixtures.turn7);
    const price = (card: Card) => made.entries.find((entry) => entry.card === card)!.price;
    expect(price('temple')).toEqual({ is: 'chain', with: 'altar' });
    expect(price('quarry')).toEqual({ is: 'pay', bank: 1, left: 0, right: 0 });
    expect(price('walls')).toEqual({ is: 'pay', bank: 0, left: 3, right: 0 });
    expect(price('press-2')).toEqual({ is: 'no', why: 'Press stands in this city already.' });
    expect(play(fixtures.turn3).made.entries[1]!.price).toEqual({ is: 'free' });
  });

  it('sends exactly what was offered, whatever is done with it', () => {
    for (const update of [fixtures.turn7, fixtures.turn3, fixtures.last]) {
      const { made } = play(update);
      const reached = new Set<string>();
      for (const entry of made.entries) {
        made.choose(entry.key);
        for (const doing of made.doings.filter((one) => one.price.is !== 'no')) {
          made.chooseMode(doing);
          for (let way = 0; way < Math.max(1, doing.ways.length); way++) {
            made.chooseWay(way);
            const { intent } = made.deeds[0]!;
            expect(offered(update)).toContainEqual(intent);
            reached.add(JSON.stringify(intent));
          }
        }
      }
      // And nothing that is offered cannot be reached.
      expect(reached.size).toBe(offered(update).length);
    }
  });

  it('proposes the cheapest way to pay', () => {
    const { made, choose } = play(fixtures.turn7);
    choose('walls');
    expect(made.doing!.ways.map((way) => [way.pay.left, way.pay.right, way.dearer])).toEqual([
      [2, 2, 1],
      [3, 0, 0],
    ]);
    expect(made.deeds[0]!.label).toBe('Build Walls: 3 to Ben');
    made.chooseWay(0);
    expect(made.deeds[0]!.label).toBe('Build Walls: 2 to Ben and 2 to Ana');
  });

  it('that cannot be built is offered for something else, and says why', () => {
    const { made, choose } = play(fixtures.turn7);
    choose('press-2');
    expect(made.doing!.mode).toBe('stage');
    expect(made.resting).toBe('Press: Press stands in this city already.');
    made.chooseMode(made.doings[0]!);
    expect(made.doing!.mode).toBe('stage');
    expect(made.hint).toBe('Press stands in this city already.');
  });

  it('that can only be discarded is, and says why it is not built', () => {
    const { view } = fixtures.turn7;
    const offers = view.you!.offers.map((one) =>
      one.asked === 'play'
        ? { ...one, stage: { means: 'no', because: { why: 'wonder_complete' } } as const }
        : one,
    );
    const { made, choose } = play({ ...fixtures.turn7, view: { ...view, you: { ...view.you!, offers } } });
    choose('press-2');
    expect(made.outcome).toBe('Press stands in this city already.');
    expect(made.deeds[0]!.label).toBe('Discard Press for 3 coins');
  });

  it('that lies face down can be replaced', async () => {
    const { made, sent, choose } = play(fixtures.picked);
    expect(made.entries.filter((entry) => entry.picked).map((entry) => entry.card)).toEqual(['library']);
    expect(made.resting).toBe('You can still change it');
    choose('quarry');
    await made.send(made.deeds[0]!.intent);
    expect(sent).toHaveLength(1);
    expect(made.card).toBeNull();
  });

  it('says what it makes free later', () => {
    const { made, choose } = play(fixtures.turn7);
    choose('library');
    expect(made.resting).toBe('Library: science (tablet). Later makes Senate and University free');
  });
});

describe('besides a turn', () => {
  it('the discard pile is the hand', () => {
    const { made, choose } = play(fixtures.salvage);
    expect(made.salvaging).toBe(true);
    expect(made.entries.filter((entry) => !entry.open).map((entry) => entry.card)).toEqual(['press-1']);
    expect(made.deeds.map((deed) => deed.id)).toEqual(['decline']);
    choose('tavern');
    expect(made.deeds[0]!.intent).toEqual({ do: 'from_discard', card: 'tavern' });
  });

  it('a wonder is taken with the side that is up', () => {
    const { made } = play(fixtures.boards);
    made.choose('babylon');
    expect(made.deeds[0]!.intent).toEqual({ do: 'choose', wonder: 'babylon', side: 'A' });
    made.chooseSide('B');
    expect(made.deeds[0]!.intent).toEqual({ do: 'choose', wonder: 'babylon', side: 'B' });
  });

  it('the Free city is played for after one’s own, which can still be changed', () => {
    const { made, choose } = play(fixtures.two);
    expect(made.city).toBe(2);
    choose('guard-tower');
    expect(made.doings.find((doing) => doing.mode === 'discard')!.price.is).toBe('no');
    expect(made.deeds[0]!.intent).toMatchObject({ do: 'play', city: 2, card: 'guard-tower' });
    made.chooseCity(you);
    expect(made.city).toBe(you);
    choose('marketplace');
    expect(made.deeds[0]!.intent).toMatchObject({ do: 'play', city: you, card: 'marketplace' });
  });

  it('a spectator has no hand', () => {
    const { made } = play(fixtures.spectator);
    expect(made.entries).toEqual([]);
    expect(made.deeds).toEqual([]);
  });
});
