import { describe, expect, it } from 'vitest';
import { gather, kins, spread } from '../facts/cards';
import { fixtures, you } from '../fixtures';
import { movesOf } from '../play/moves';
import { aimsOf, castingsWith, openAims, sortOffers } from '../play/offers';
import { whyNot } from '../play/reasons';
import { best, kindRows, large, small } from '../facts/score';
import { holder, members, passedAs, talks } from '../facts/standing';

const offersOf = (name: keyof typeof fixtures) =>
  sortOffers(fixtures[name].decision?.choices, fixtures[name].view);

describe('a hand', () => {
  const { hand } = fixtures.fight.view.you!;

  it('is spread card by card, own sage and owls first, and gathered again', () => {
    const held = spread(hand, ['witch']);
    expect(held.map(({ key }) => key)).toEqual([
      'witch-1.0',
      'witch-1.1',
      'witch-5.0',
      'witch-7.0',
      'owl-3.0',
      'owl-4.0',
      'seer-3.0',
      'druid-2.0',
      'druid-6.0',
      'moventi.0',
      'binensus.0',
    ]);
    const order = (powers: typeof hand.powers) =>
      [...powers].sort((a, b) => kins.indexOf(a.kin) - kins.indexOf(b.kin) || a.value - b.value);
    expect(order(gather(held).powers)).toEqual(order(hand.powers));
    expect(gather(held).spells).toEqual(hand.spells);
  });

  it('has a reason for every card that cannot be played', () => {
    const { view } = fixtures.fight;
    const why = (card: Parameters<typeof whyNot>[1]) => whyNot(view, card);
    expect(why({ card: 'power', power: { kin: 'seer', value: 3 } })).toBe(
      'You do not play the Seer in this fight',
    );
    const cast = { ...view, fight: { ...view.fight!, cast: [you] } };
    expect(whyNot(cast, { card: 'spell', spell: 'moventi' })).toBe('You have cast your spell of this fight');
    expect(whyNot(fixtures.waiting.view, { card: 'spell', spell: 'moventi' })).toBe('It is not your turn');
    expect(whyNot(fixtures.discard.view, { card: 'spell', spell: 'moventi' })).toBe(
      'Spells are never handed over or discarded',
    );
  });
});

describe('offers', () => {
  it('are only what the server lists', () => {
    const offers = offersOf('fight');
    expect([...offers.play]).toEqual(['witch-1', 'witch-5', 'witch-7', 'owl-3', 'owl-4']);
    expect(offers.plain).toEqual([{ do: 'pass' }]);
    expect(offersOf('waiting').any).toBe(false);
  });

  it('let cards be shown to everybody else in the talks, and in the exchange, where they are given to partners', () => {
    expect([...offersOf('talks').show]).toEqual([0, 2, 3]);
    expect([...offersOf('talks').accept]).toEqual([0]);
    expect([...offersOf('exchange').give]).toEqual([3]);
    expect([...offersOf('exchange').show]).toEqual([0, 2, 3]);
    const { decision: asked, view: exchange } = fixtures.exchange;
    if (exchange.stage.stage !== 'exchange') throw new Error('the fixture is an exchange');
    const ready = sortOffers(asked!.choices, { ...exchange, stage: { ...exchange.stage, ready: [you] } });
    expect([ready.give.size, ready.show.size]).toEqual([0, 3]);
    expect(offersOf('spectator').show.size).toBe(0);
    const { view, decision } = fixtures.talks;
    if (!('moves_left' in view.stage)) throw new Error('the fixture is a negotiation');
    const tired = { ...view, stage: { ...view.stage, moves_left: [1, 0, 1, 1] } };
    expect(sortOffers(decision!.choices, tired).show.size).toBe(0);
  });

  it('aim Moventi at two crystals of two clearings', () => {
    const { castings } = offersOf('fight');
    const first = { at: 'crystal', site: 'left', slot: 0 } as const;
    expect(openAims(castings, 'moventi', [])).toHaveLength(6);
    const second = openAims(castings, 'moventi', [first]);
    expect(second).toHaveLength(4);
    expect(second.every((aim) => aim.at === 'crystal' && aim.site !== 'left')).toBe(true);
    const [casting, ...more] = castingsWith(castings, 'moventi', [first, second[0]!]);
    expect(more).toEqual([]);
    expect(aimsOf(casting!)).toHaveLength(2);
  });

  it('aim Volensia at owls and Anulensa at every power card', () => {
    const { castings } = offersOf('aim');
    expect(openAims(castings, 'volensia', [])).toEqual([
      { at: 'card', n: 2 },
      { at: 'card', n: 5 },
    ]);
    expect(openAims(castings, 'anulensa', [])).toHaveLength(9);
    expect(openAims(castings, 'absentus', [])).toEqual([]);
  });
});

describe('standings', () => {
  const { view } = fixtures.fight;
  it('know camps in rank order, tokens and who has passed', () => {
    expect(members(view, 'one')).toEqual([you, 3]);
    expect(members(view, 'two')).toEqual([0, 2]);
    expect(holder(view, 'mage')).toBe(2);
    expect(holder(view, 'druid')).toBeNull();
    expect(passedAs(view, 0)).toBe(1);
    expect(passedAs(view, 3)).toBeNull();
    expect(talks(view)).toBe(false);
    expect(talks(fixtures.side.view)).toBe(true);
  });
});

describe('the score sheet', () => {
  const { view } = fixtures.over;
  if (view.stage.stage !== 'over') throw new Error('the fixture is over');
  const { finals } = view.stage;

  it('adds up to the totals of the server', () => {
    for (const final of finals) expect(large(final) + small(final)).toBe(final.total);
  });
  it('has a row for every kind in the game', () => {
    const rows = kindRows(view, finals);
    expect(rows.map(({ kin }) => kin)).not.toContain('alchemist');
    expect(rows).toHaveLength(7);
    expect(
      kindRows(
        view,
        finals.map((final) => ({ ...final, kinds: [] })),
      ),
    ).toEqual([]);
  });
  it('breaks ties by the best crystal', () => {
    expect(finals.map(best)).toEqual([7, 6, 7, 3]);
  });
});

describe('flights', () => {
  it('go from giver to receiver, power cards and spells apart', () => {
    const moves = movesOf({ event: 'gave', from: 0, to: 2, powers: 5, spells: 1, cards: null });
    expect(moves.map(({ thing, times }) => [thing, times])).toEqual([
      ['ss-hand-power', 3],
      ['ss-hand-spell', 1],
    ]);
    expect(movesOf({ event: 'forced_order' })).toEqual([]);
  });
});
