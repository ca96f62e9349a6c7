import { describe, expect, it } from 'vitest';
import {
  armsOf,
  fullHand,
  mayTakeFewer,
  most,
  plus,
  reach,
  roman,
  takesRun,
  titleOf,
  titles,
  tokens,
} from '../facts/cards';
import { fixtures, you } from '../fixtures';
import { reachOf } from '../facts/reach';
import { sortOffers } from '../play/offers';
import { foretell } from '../play/play.svelte';
import { whyNotTake } from '../play/reasons';
import { nobodyHas, sheet } from '../facts/score';
import { count, handAfter, leader, order } from '../facts/standing';

describe('cards', () => {
  it('bear the titles and arms of the rules', () => {
    expect([1, 8, 15, 22, 29, 36, 43].map(titleOf)).toEqual([
      'king',
      'bishop',
      'general',
      'princess',
      'knight',
      'merchant',
      'peasant',
    ]);
    // the row of the worked round shows every arms once.
    expect(new Set([1, 9, 17, 25, 33, 41, 49].map(armsOf)).size).toBe(7);
  });

  it('take as many as their cards show', () => {
    expect(titles.map(most)).toEqual([4, 1, 3, 2, 2, 1, 1]);
    expect(titles.filter(takesRun)).toEqual(['general', 'knight']);
    expect(titles.filter(mayTakeFewer)).toEqual(['king', 'princess']);
    expect(tokens.flatMap((token) => plus(token) ?? [])).toEqual([1, 2, 3, 4, 5]);
    expect(fullHand).toBe(3);
  });

  it('name every column on two peasants', () => {
    const named = Array.from({ length: 49 }, (_, i) => reach(i + 1) ?? []).flat();
    expect(named.sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
  });
});

describe('offers', () => {
  it('are only what the server lists', () => {
    const { view, decision } = fixtures.king;
    const offers = sortOffers(decision?.choices);
    const listed = decision!.choices.intents.flatMap((it) => (it.do === 'take' ? [it] : []));
    expect(listed.length).toBeGreaterThan(1);
    for (const { card, to } of listed) expect(offers.take.get(card)).toContain(to);
    expect([...offers.take.values()].reduce((sum, ways) => sum + ways.size, 0)).toBe(listed.length);
    for (const card of offers.take.keys()) expect(view.row).toContain(card);
    expect(offers.confirm).toBe(true);
    expect(offers.back).toEqual({ do: 'back' });
    expect(offers.play.size).toBe(0);
  });

  it('are empty without a decision', () => {
    const offers = sortOffers(fixtures.waiting.decision?.choices);
    expect(offers.any).toBe(false);
    expect(offers.take.size + offers.play.size + offers.runs.size + offers.tokens.size).toBe(0);
  });
});

describe('reasons', () => {
  const why = (name: 'peasant' | 'generalRun' | 'bishop' | 'waiting') =>
    whyNotTake(fixtures[name].view, sortOffers(fixtures[name].decision?.choices));

  it('say why a card of the row does not glow', () => {
    const { stage } = fixtures.peasant.view;
    const [a, b] = reach(stage.stage === 'take' ? stage.card : 0)!;
    expect(why('peasant')).toBe(`Your peasant reaches ${roman(a)} and ${roman(b)}`);
    expect(why('generalRun')).toBe('You have named your run');
    expect(why('bishop')).toBe('Place a token first');
    expect(why('waiting')).toBeNull();
  });

  it('count the hand with what is on its way to it', () => {
    expect(handAfter(fixtures.handFull.view)).toBe(3);
    expect(handAfter(fixtures.spectator.view)).toBe(0);
  });
});

describe('the reach of a card of the hand', () => {
  const row = [36, null, 20, 15, 23, null, 49];

  it('is every card of the row, or the two columns of a peasant', () => {
    for (const card of [4, 9, 25, 40])
      expect(reachOf(card, { row })).toEqual({ may: [1, 3, 4, 5, 7], run: null });
    // 46 reaches IV and VII, 44 the empty II and V.
    expect(reachOf(46, { row }).may).toEqual([4, 7]);
    expect(reachOf(44, { row }).may).toEqual([5]);
  });

  it('is the run with most cards, or the one that is pointed at', () => {
    expect(reachOf(16, { row }).run).toEqual([3, 4, 5]);
    expect(reachOf(30, { row }).run).toEqual([3, 4]);
    expect(reachOf(16, { row }, 7).run).toEqual([5, 6, 7]);
    expect(reachOf(30, { row }, 1).run).toEqual([1, 2]);
  });

  it('is told with the card', () => {
    const { view } = fixtures.play;
    expect(foretell(46, view)).toBe(
      'Peasant 46, Griffin: takes 1 card from column IV or VII. In reach now: General 15 and Peasant 49',
    );
    expect(foretell(4, view)).toBe('King 4, Griffin: takes up to 4 cards. In reach now: 7 cards');
    expect(foretell(15, view)).toMatch(/Most now: I to III, 3 cards$/);
    expect(foretell(46, { ...view, row: [36] })).toMatch(/Nothing in reach now$/);
    // Once a card is played, the row is no longer as it was.
    expect(foretell(46, fixtures.waiting.view)).toBe(
      'Peasant 46, Griffin: takes 1 card from column IV or VII',
    );
  });
});

describe('standings', () => {
  it('count arms, kings and peasants', () => {
    expect(count([3, 45, 17, 24, 31, 10, 20, 4], 'stag')).toEqual({ cards: 6, kings: 1, peasants: 1 });
  });

  it('know who alone has most', () => {
    const { view } = fixtures.over;
    const kingdoms = [[3, 10, 6], [17, 13], [], []];
    const players = view.players.map((player, seat) => ({ ...player, kingdom: kingdoms[seat]! }));
    expect(leader({ ...view, players }, 'stag')).toBe(0);
    expect(leader({ ...view, players }, 'unicorn')).toBeNull();
    expect(leader({ ...view, players }, 'lion')).toBeNull();
  });

  it('put those who act in the order of falling numbers', () => {
    const { view } = fixtures.waiting;
    const all = order(view);
    const cards = all.flatMap(({ card }) => card ?? []);
    expect(cards).toEqual([...cards].sort((a, b) => b - a));
    const seats = (turn: string) => all.flatMap((one) => (one.turn === turn ? [one.seat] : []));
    expect([...seats('now'), ...seats('next')]).toEqual(view.to_resolve);
    expect(order(fixtures.play.view).find((o) => o.seat === you)?.turn).toBe('now');
  });
});

describe('the score sheet', () => {
  const { view } = fixtures.over;
  if (view.stage.stage !== 'over') throw new Error('the fixture is over');
  const { scores } = view.stage;
  const s = sheet(view, scores);

  it('adds up to the totals of the server', () => {
    for (const seat of view.players.keys()) {
      const tokens = s.tokens.reduce(
        (sum, row) => sum + (row.taken?.seat === seat ? row.taken.points : 0),
        0,
      );
      expect(s.cards[seat]! + s.kings[seat]! + tokens).toBe(s.total[seat]);
      expect(s.cards[seat]).toBe(view.players[seat]!.kingdom.length);
    }
  });

  it('gives each token to who has most of its arms, and says when nobody does', () => {
    for (const row of s.tokens) expect(row.taken?.seat ?? null).toBe(leader(view, row.arms));
    const [row] = s.tokens;
    expect(nobodyHas({ ...row!, counts: [2, 2, 0, 0] })).toBe(false);
    expect(nobodyHas({ ...row!, counts: [0, 0, 0, 0] })).toBe(true);
  });
});
