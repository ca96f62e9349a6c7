import { describe, expect, it } from 'vitest';
import { fixtures, names, you, type Fixture } from '../fixtures';
import { cardName, kindOf, leadsTo } from '../facts/facts';
import { Play } from './play.svelte';
import { verdictOfOffer } from './verdict';
import type { Card, Intent, Means } from '../types';

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
    lastSteps: [],
    steps: [],
  }));
  const choose = (card: Card) => made.choose(made.entries.find((entry) => entry.card === card)!.key);
  return { made, sent, choose };
}
/** Returns the cards of the hand with the server's offers. */
const cardsOffered = (update: Fixture) =>
  update.view.you!.offers.flatMap((one) => (one.asked === 'play' ? one.cards : []));
const offered = (update: Fixture) => update.decision!.choices.intents;

it('a hand is sorted by kind', () => {
  let hands = 0;
  for (const [name, update] of Object.entries(fixtures)) {
    const { made } = play(update);
    if (made.salvaging || made.question) continue;
    const kinds = made.entries.flatMap(({ card }) => (card === null ? [] : [kindOf(card)]));
    const runs = kinds.filter((kind, n) => kind !== kinds[n - 1]);
    expect(runs.length, name).toBe(new Set(kinds).size);
    if (kinds.length > 1) hands += 1;
  }
  expect(hands).toBeGreaterThan(10);
});

describe('a card of the hand', () => {
  it('wears its price', () => {
    const { made } = play(fixtures.turn7);
    expect(cardsOffered(fixtures.turn7).length).toBeGreaterThan(2);
    for (const { card, build } of cardsOffered(fixtures.turn7)) {
      const { price } = made.entries.find((entry) => entry.card === card)!;
      if (build.means === 'chain') expect(price).toEqual({ is: 'chain', with: build.with, bank: 0 });
      if (build.means === 'no') expect(price.is).toBe('no');
      if (build.means !== 'pay') continue;
      const cheapest = Math.min(...build.ways.map((way) => way.left + way.right)) + build.bank;
      if (cheapest === 0) expect(price).toEqual({ is: 'free' });
      else if (price.is === 'pay') expect(price.bank + price.left + price.right).toBe(cheapest);
      else expect(price.is).toBe('pay');
    }
  });

  it('that a leader builds is free, though nobody sells what it takes', () => {
    const { view } = fixtures.boardsTile;
    const build: Means = { means: 'no', because: { why: 'resources_missing', missing: ['papyrus'] } };
    const offers = view.you!.offers.map((one) =>
      one.asked === 'play' ? { ...one, cards: one.cards.map((it) => ({ ...it, build })) } : one,
    );
    const update = { ...fixtures.boardsTile, view: { ...view, you: { ...view.you!, offers } } };
    const { made, choose } = play(update);
    const entry = made.entries.find(({ card }) => card === 'brotherhood')!;
    expect(entry.price).toEqual({ is: 'free', by: 'Caligula' });
    expect(made.label(entry)).toContain('Free, thanks to Caligula');
    expect(verdictOfOffer(made.offer('brotherhood')!, true)).toMatchObject({ is: 'free', signs: ['free'] });
    choose('brotherhood');
    expect(made.barred).toBeNull();
    expect(made.receipt!.rows.map(({ from }) => from)).toContain('power');
    expect(made.resting).not.toContain('papyrus');
    // A card that no power builds is barred as before.
    const other = made.entries.find(({ card, price }) => card && price.is === 'no')!;
    expect(verdictOfOffer(made.offer(other.card!)!, true).is).toBe('no');
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
      // Every offered intent can be reached.
      expect(reached.size).toBe(offered(update).length);
    }
  });

  it('proposes the cheapest way to pay', () => {
    const { made, choose } = play(fixtures.turn7);
    const several = cardsOffered(fixtures.turn7).find(
      ({ build }) => build.means === 'pay' && build.ways.length > 1,
    )!;
    choose(several.card);
    const { ways } = made.doing!;
    const totals = ways.map((way) => way.pay.left + way.pay.right);
    const least = Math.min(...totals);
    expect(ways.map((way) => way.dearer)).toEqual(totals.map((total) => total - least));
    const proposed = () => {
      const { intent } = made.deeds[0]!;
      return intent?.do === 'play' && intent.how.as === 'build' ? intent.how.pay : null;
    };
    const { left, right } = proposed()!;
    expect(left + right).toBe(least);
    const dearest = totals.indexOf(Math.max(...totals));
    made.chooseWay(dearest);
    expect(proposed()).toEqual(ways[dearest]!.pay);
    expect(made.deeds[0]!.label).toMatch(/^Build .+: \d to /);
  });

  it('that cannot be built is offered for something else, and says why', () => {
    const { made, choose } = play(fixtures.stage);
    choose(cardsOffered(fixtures.stage)[0]!.card);
    expect(made.doing!.mode).toBe('stage');
    const why = made.resting;
    expect(why).toMatch(/^.+: .+[.]$/);
    made.chooseMode(made.doings[0]!);
    expect(made.doing!.mode).toBe('stage');
    expect(why.endsWith(made.hint!)).toBe(true);
  });

  it('that can only be discarded is, and says why it is not built', () => {
    const { view } = fixtures.stage;
    const offers = view.you!.offers.map((one) =>
      one.asked === 'play'
        ? { ...one, stage: { means: 'no', because: { why: 'wonder_complete' } } as const }
        : one,
    );
    const { made, choose } = play({ ...fixtures.stage, view: { ...view, you: { ...view.you!, offers } } });
    choose(cardsOffered(fixtures.stage)[0]!.card);
    expect(made.outcome).toMatch(/^.+[.]$/);
    expect(made.deeds[0]!.id).toBe('discard');
    expect(made.deeds[0]!.label).toMatch(/^Discard .+ for 3 coins$/);
  });

  it('that lies face down can be replaced', async () => {
    const { made, sent, choose } = play(fixtures.picked);
    const { picks, hand } = fixtures.picked.view.you!;
    expect(made.entries.filter((entry) => entry.picked).map((entry) => entry.card)).toEqual([picks[0]!.card]);
    expect(made.resting).toBe('You can still change it');
    choose(hand.find((card) => card !== picks[0]!.card)!);
    const discard = made.doings.find((doing) => doing.mode === 'discard')!;
    made.chooseMode(discard);
    await made.send(made.deeds[0]!.intent);
    expect(sent).toHaveLength(1);
    expect(made.card).toBeNull();
  });

  it('says what it makes free later', () => {
    const { made, choose } = play(fixtures.turn3);
    const card = fixtures.turn3.view.you!.hand.find((one) => leadsTo(one).length > 0)!;
    choose(card);
    expect(made.resting).toMatch(/[.] Later makes .+ free$/);
    for (const later of leadsTo(card)) expect(made.resting).toContain(cardName(later));
  });
});

describe('besides a turn', () => {
  it('the discard pile is the hand', () => {
    const { made, choose } = play(fixtures.salvage);
    expect(made.salvaging).toBe(true);
    const { pile, offers } = fixtures.salvage.view.you!;
    const open = offers.flatMap((one) => (one.asked === 'from_discard' ? one.cards : []));
    expect(made.entries).toHaveLength(pile!.length);
    expect(new Set(made.entries.flatMap((entry) => (entry.open ? [entry.card] : [])))).toEqual(new Set(open));
    expect(made.deeds.map((deed) => deed.id)).toEqual(['decline']);
    choose(open[0]!);
    expect(made.deeds[0]!.intent).toEqual({ do: 'from_discard', card: open[0] });
  });

  it('a wonder is taken with the side that is up', () => {
    const { made } = play(fixtures.boards);
    const [one] = fixtures.boards.view.you!.offers;
    const wonder = one?.asked === 'board' ? one.wonders[0]! : 'babylon';
    made.choose(wonder);
    expect(made.deeds[0]!.intent).toEqual({ do: 'choose', wonder, side: 'A' });
    made.chooseSide('B');
    expect(made.deeds[0]!.intent).toEqual({ do: 'choose', wonder, side: 'B' });
  });

  it('the Free city is played for after one’s own, which can still be changed', () => {
    const { made } = play(fixtures.two);
    const offered = fixtures.two.view.you!.offers.flatMap((one) => (one.asked === 'play' ? [one] : []));
    const [own, free] = [you, 2].map((city) => offered.find((one) => one.city === city)!);
    expect(made.city).toBe(2);
    const built = (offers: typeof own) => offers!.cards.find(({ build }) => build.means !== 'no')!.card;
    made.choose(made.entries.find((entry) => entry.card === built(free))!.key);
    expect(made.doings.find((doing) => doing.mode === 'discard')!.price.is).toBe('no');
    expect(made.deeds[0]!.intent).toMatchObject({ do: 'play', city: 2, card: built(free) });
    made.chooseCity(you);
    expect(made.city).toBe(you);
    const picked = fixtures.two.view.you!.picks[0]!.card;
    const other = own!.cards.find(({ card, build }) => build.means !== 'no' && card !== picked)!.card;
    made.choose(made.entries.find((entry) => entry.card === other)!.key);
    expect(made.deeds[0]!.intent).toMatchObject({ do: 'play', city: you, card: other });
  });

  it('a spectator has no hand', () => {
    const { made } = play(fixtures.spectator);
    expect(made.entries).toEqual([]);
    expect(made.deeds).toEqual([]);
  });
});

describe('what can be chosen where it lies', () => {
  it('is chosen by pressing it, and given back by pressing it again', () => {
    const { made, sent } = play(fixtures.askCard);
    const asked = made.asked;
    if (asked?.asked !== 'piece') throw new Error('no piece is asked for');
    const cards = asked.pieces.flatMap((piece) => (piece.piece === 'card' ? [piece] : []));
    expect(cards.length).toBeGreaterThan(3);
    for (const { city, card } of cards) {
      expect(made.lies(city, card)).toBe(true);
      made.pressIn(city, card);
      expect(made.isChosenIn(city, card)).toBe(true);
      expect(made.deeds[0]!.intent).toEqual({ do: 'piece', at: { piece: 'card', city, card } });
    }
    const { city, card } = cards.at(-1)!;
    made.pressIn(city, card);
    expect([made.entry, sent]).toEqual([null, []]);
    expect(made.lies(you, card)).toBe(false);
  });

  it('is a pair of which one stays when the other is pressed', () => {
    const { made } = play(fixtures.askSwap);
    if (made.asked?.asked !== 'swap') throw new Error('no pair is asked for');
    const { pairs } = made.asked;
    const { left, right } = made.ring;
    for (const pair of pairs) {
      made.choose(null);
      made.pressIn(left, pair.left);
      if (!made.isChosenIn(right, pair.right)) made.pressIn(right, pair.right);
      expect(made.deeds[0]!.intent).toEqual({ do: 'swap', pair });
    }
  });
});

describe('a loss', () => {
  it('is paid unless its coins are pressed, one by one', () => {
    const { made, sent } = play(fixtures.citiesLoss);
    const { loses, most } = made.loss!;
    expect([loses >= 3, most >= 2, made.paying]).toEqual([true, true, most]);
    expect(made.deeds.map(({ intent }) => intent)).toEqual([
      { do: 'pay', coins: most },
      { do: 'pay', coins: 0 },
    ]);
    made.toggleCoin(0);
    expect(made.lostCoins[0]!.owed).toBe(true);
    expect(made.deeds[0]!.intent).toEqual({ do: 'pay', coins: most - 1 });
    expect(offered(fixtures.citiesLoss)).toContainEqual(made.deeds[0]!.intent);
    made.toggleCoin(1);
    made.toggleCoin(0);
    expect([made.lostCoins[0]!.owed, made.lostCoins[1]!.owed, made.paying]).toEqual([false, true, most - 1]);
    made.back();
    expect([made.paying, sent]).toEqual([most, []]);
  });

  it('is owed as far as there is nothing to pay with', () => {
    const { made } = play(fixtures.citiesPoor);
    const { loses, most } = made.loss!;
    expect(made.lostCoins.filter(({ may }) => !may)).toHaveLength(loses - most);
    made.toggleCoin(loses - 1);
    expect([made.paying, typeof made.hint]).toEqual([most, 'string']);
  });
});
