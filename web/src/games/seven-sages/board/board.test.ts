import { describe, expect, it } from 'vitest';
import { gather, kins, sages, spread, tracks } from '../facts/cards';
import { fixtures, you } from '../fixtures';
import { movesOf } from '../play/moves';
import { aimsOf, castingsWith, openAims, sortOffers } from '../play/offers';
import { whyNot } from '../play/reasons';
import { best, kindRows, large, small } from '../facts/score';
import { holder, members, passedAs, talks } from '../facts/standing';
import type { Cards, CrystalAt, Kin } from '../types';

const offersOf = (name: keyof typeof fixtures) =>
  sortOffers(fixtures[name].decision?.choices, fixtures[name].view);

describe('a hand', () => {
  const of = (kin: Kin, ...values: number[]) => values.map((value) => ({ kin, value }));
  const hand: Cards = {
    powers: [...of('witch', 1, 1, 5, 7), ...of('seer', 3), ...of('druid', 2, 6), ...of('owl', 3, 4)],
    spells: ['moventi', 'binensus'],
  };

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
    const { roles } = view.players[you]!;
    const kin = sages.find((sage) => !roles.includes(sage))!;
    expect(why({ card: 'power', power: { kin, value: 3 } })).toMatch(
      /^You do not play the \p{L}+ in this fight$/u,
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
    const { intents } = fixtures.fight.decision!.choices;
    const played = intents.flatMap((it) => (it.do === 'play' ? [`${it.power.kin}-${it.power.value}`] : []));
    expect([...offers.play]).toEqual([...new Set(played)]);
    expect(offers.castings).toHaveLength(intents.filter((it) => it.do === 'cast').length);
    expect(offers.plain).toContainEqual({ do: 'pass' });
    expect(offersOf('waiting').any).toBe(false);
  });

  it('let cards be shown to everybody else in the talks, and in the exchange, where they are given to partners', () => {
    const others = [0, 2, 3];
    expect([...offersOf('talks').show]).toEqual(others);
    const { stage: negotiation } = fixtures.talks.view;
    if (negotiation.stage !== 'negotiate') throw new Error('the fixture is a negotiation');
    const offered = negotiation.proposals.filter(({ to }) => to === you).map(({ from }) => from);
    expect([...offersOf('talks').accept]).toEqual(offered);
    const { players } = fixtures.exchange.view;
    const partners = others.filter((seat) => players[seat]!.track === players[you]!.track);
    expect([...offersOf('exchange').give]).toEqual(partners);
    expect([...offersOf('exchange').show]).toEqual(others);
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
    const { castings } = offersOf('swap');
    const swaps = castings.flatMap((it) => (it.spell === 'moventi' && it.swap ? [it.swap] : []));
    const keyOf = ({ site, slot }: CrystalAt) => `${site} ${slot}`;
    expect(openAims(castings, 'moventi', [])).toHaveLength(new Set(swaps.flat().map(keyOf)).size);
    const start = swaps[0]![0]!;
    const first = { at: 'crystal', ...start } as const;
    const second = openAims(castings, 'moventi', [first]);
    const pairs = swaps.filter((pair) => pair.some((crystal) => keyOf(crystal) === keyOf(start)));
    expect(second).toHaveLength(pairs.length);
    expect(second.every((aim) => aim.at === 'crystal' && aim.site !== first.site)).toBe(true);
    const [casting, ...more] = castingsWith(castings, 'moventi', [first, second[0]!]);
    expect(more).toEqual([]);
    expect(aimsOf(casting!)).toHaveLength(2);
  });

  it('aim Volensia at owls and Anulensa at every power card', () => {
    const { castings } = offersOf('aim');
    const { cards } = fixtures.aim.view.fight!;
    const aimed = (spell: 'volensia' | 'anulensa', which: (kin: Kin) => boolean) => {
      const aims = openAims(castings, spell, []);
      if (!castings.some((it) => it.spell === spell)) return 0;
      const lying = cards.flatMap(({ n, card }) =>
        card.card === 'power' && which(card.power.kin) ? [{ at: 'card', n }] : [],
      );
      expect(aims).toEqual(lying);
      return aims.length;
    };
    const aims = aimed('volensia', (kin) => kin === 'owl') + aimed('anulensa', () => true);
    expect(aims).toBeGreaterThan(2);
    expect(openAims([{ spell: 'absentus' }], 'absentus', [])).toEqual([]);
  });
});

describe('standings', () => {
  const { view } = fixtures.fight;
  it('know camps in rank order, tokens and who has passed', () => {
    for (const track of tracks) {
      const camp = view.ranking.filter((seat) => view.players[seat]!.track === track);
      expect(members(view, track)).toEqual(camp);
    }
    for (const sage of sages) {
      const seat = view.players.findIndex(({ token }) => token === sage);
      expect(holder(view, sage)).toBe(seat < 0 ? null : seat);
    }
    const passed = { ...view, fight: { ...view.fight!, passed: [3, 0] } };
    expect([0, 1, 3].map((seat) => passedAs(passed, seat))).toEqual([2, null, 1]);
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
    const kinds: Kin[] = rows.map(({ kin }) => kin);
    expect(kinds).toEqual(kins.filter((kin) => kin === 'owl' || !view.out.includes(kin)));
    expect(kinds.length).toBeLessThan(kins.length);
    expect(
      kindRows(
        view,
        finals.map((final) => ({ ...final, kinds: [] })),
      ),
    ).toEqual([]);
  });
  it('breaks ties by the best crystal', () => {
    const final = { hand: { powers: [], spells: [] }, kinds: [], total: 0 };
    const won = [{ kin: 'owl' as const, total: 7, won: true }];
    expect(best({ ...final, crystals: [2, 5, 6] })).toBe(6);
    expect(best({ ...final, crystals: [], kinds: won })).toBe(1);
    expect(best({ ...final, crystals: [] })).toBe(0);
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
