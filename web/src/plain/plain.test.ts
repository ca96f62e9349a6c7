import { afterEach, describe, expect, it } from 'vitest';
import type { GameModule, NameCtx } from '../games/game';
import { setLanguage, wordsAreHere } from '../i18n';
import { boardOf, countsOf } from './board';
import { bandOf, lookOf } from './looks';
import { deedOf } from './deeds';
import { type Offer, offersOf } from './offers';
import { Phrases, phrasesOf } from './phrase';
import { type Schema, Types } from './schema';

afterEach(() => setLanguage('en'));

await wordsAreHere();
const bySeat = (items: Schema): Schema => ({ type: 'array', items, maxItems: 8 });
const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const seat: Schema = { $ref: '#/$defs/Seat' };
const rank: Schema = { $ref: '#/$defs/Rank' };
const number: Schema = { type: 'integer' };

/** A schema as the server writes it for games like those of `crates/toys`. */
const types = new Types({
  properties: {
    view: { $ref: '#/$defs/View' },
    intent: { $ref: '#/$defs/Intent' },
    seen: { $ref: '#/$defs/Seen' },
  },
  $defs: {
    Seat: number,
    Rank: { type: 'integer', description: 'A card: higher wins.' },
    Offer: { type: 'object', properties: { to: seat, coins: number } },
    You: {
      type: 'object',
      properties: {
        seat,
        hand: { type: 'array', items: rank, description: 'The cards held.' },
        bid: maybe(rank),
      },
    },
    View: {
      type: 'object',
      properties: {
        you: maybe({ $ref: '#/$defs/You' }),
        hands: bySeat(number),
        spent: { type: 'array', items: rank, description: 'Cards of earlier rounds.' },
        offers: bySeat(maybe({ $ref: '#/$defs/Offer' })),
        done: bySeat({ type: 'boolean' }),
        moves_left: number,
      },
    },
    Intent: {
      oneOf: [
        {
          description: 'Lay this card face down.',
          properties: { do: { const: 'bid' }, rank },
        },
        { properties: { do: { const: 'offer' }, to: seat, coins: number } },
        { description: 'Nothing more.', properties: { do: { const: 'done' } } },
      ],
    },
    Seen: {
      oneOf: [
        { properties: { event: { const: 'bid' }, seat, rank } },
        { properties: { event: { const: 'revealed' }, bids: bySeat(rank), winner: seat } },
        { properties: { event: { const: 'offered' }, from: seat, to: seat, coins: number } },
        { properties: { event: { const: 'dealt_anew' } } },
      ],
    },
  },
});
const nothing = new Types(null);
const ctx: NameCtx = { names: ['Ana', 'Camille', 'Ben'], you: 1 };

const view = {
  you: { seat: 1, hand: [2, 4, 5], bid: 4 },
  hands: [3, 3, 3],
  // As many values as seats, but no value belongs to a seat.
  spent: [0, 1, 3],
  offers: [null, { to: 2, coins: 5 }, null],
  done: [false, false, true],
  moves_left: 12,
};

const said = (offer: Offer, card: string | null = null, of = types, label?: () => string) => {
  const phrases = phrasesOf(of, ctx, undefined);
  return deedOf(offer, card, { phrases, types: of, ctx, label, valueOf: ({ value }) => value });
};
const keys = (cards: { key: string }[]) => cards.map(({ key }) => key);

describe('the board', () => {
  const board = boardOf(view, types, ctx);
  const zone = (id: string) => board.zones.find((one) => one.id === id)!;

  it('has a zone for each list of cards, and one of them is the hand', () => {
    expect(board.zones.map(({ id, owner, hand, slot }) => [id, owner, hand, slot])).toEqual([
      ['you.hand 1', 1, true, undefined],
      ['you.bid 1', 1, undefined, true],
      ['spent', null, undefined, undefined],
    ]);
    expect(keys(zone('spent').cards)).toEqual(['Rank:0', 'Rank:1', 'Rank:3']);
    expect(zone('spent').hint).toBe('Cards of earlier rounds.');
  });

  it('knows what belongs to a seat, and what to the table', () => {
    const facts = board.facts.map(({ label, owner, value }) => [label, owner, value]);
    expect(facts).toContainEqual(['Hand', 2, '3']);
    expect(facts).toContainEqual(['Offer', 1, 'to Ben, 5 coins']);
    expect(facts).toContainEqual(['Offer', 0, '–']);
    expect(facts).toContainEqual(['Done', 2, true]);
    expect(facts).not.toContainEqual(['Done', 0, expect.anything()]);
    expect(facts).toContainEqual(['Moves left', null, '12']);
    expect(countsOf(board, 0).map(({ label }) => label)).toEqual(['Hand']);
  });

  it('shows a spectator no hand', () => {
    const seen = boardOf({ ...view, you: null }, types, { ...ctx, you: null });
    expect(seen.zones.map(({ id }) => id)).toEqual(['spent']);
  });

  it('can be read without a schema', () => {
    const { you, hands, spent } = view;
    const read = boardOf({ you, hands, spent: [...spent, 6] }, nothing, ctx);
    expect(read.zones.map(({ id }) => id)).toEqual(['you.hand 1', 'spent']);
    expect(read.facts.find(({ label, owner }) => label === 'Hand' && owner === 2)?.value).toBe('3');
  });

  it('bears whatever comes', () => {
    for (const odd of [null, 7, 'x', [], [[]], {}, { a: null, b: [[1], []], c: { d: { e: [{ f: 1 }] } } }])
      for (const known of [types, nothing]) expect(() => boardOf(odd, known, ctx)).not.toThrow();
  });

  it('is the game’s own where it gives one', () => {
    const zones: GameModule['zones'] = () => [{ label: 'My cards', owner: 1, cards: [2, 4], hand: true }];
    const given = boardOf(view, types, ctx, zones);
    expect(given.zones.map(({ label, hand }) => [label, hand])).toEqual([['My cards', true]]);
    const choices = { intents: [{ do: 'bid', rank: 4 }, { do: 'done' }] };
    const offers = offersOf(choices, given, types, ctx, { zones });
    expect([...offers.byCard.keys()]).toEqual([':4']);
    expect(offers.loose.map((offer) => said(offer, null, types, () => 'Stop').label)).toEqual(['Stop']);
  });
});

describe('what can be done', () => {
  const intents = [
    { do: 'bid', rank: 2 },
    { do: 'bid', rank: 5 },
    // Five coins are not the card 5.
    { do: 'offer', to: 2, coins: 5 },
    { do: 'done' },
  ];

  it('stands with the card that it names, or by itself', () => {
    const { byCard, loose, back } = offersOf({ intents }, boardOf(view, types, ctx), types, ctx, {});
    expect([...byCard].map(([key, offers]) => [key, offers.map((offer) => said(offer, key).label)])).toEqual([
      ['Rank:2', ['Bid 2']],
      ['Rank:5', ['Bid 5']],
    ]);
    expect(byCard.get('Rank:2')![0]!.told.means).toBe('Lay this card face down.');
    expect(loose.map((offer) => [said(offer).label, said(offer).kind])).toEqual([
      ['Offer to Ben, 5 coins', 'offer'],
      ['Done', 'done'],
    ]);
    expect(back).toBeNull();
  });

  it('leaves out the chosen card where its name is long', () => {
    const trinket = { metal: 'gold', weight: 7 };
    const give = { do: 'give', trinket, to: 2 };
    const board = boardOf({ you: { hand: [trinket] } }, nothing, ctx);
    const { byCard } = offersOf({ intents: [give] }, board, nothing, ctx, {});
    const [[key, [offer]]] = [...byCard] as [[string, [Offer]]];
    expect(said(offer, key, nothing)).toMatchObject({
      label: 'Give trinket gold, weight 7, to Ben',
      brief: 'Give to Ben',
    });
  });

  it('is still there if the card is not', () => {
    const board = boardOf({ moves_left: 1 }, types, ctx);
    const { byCard, loose } = offersOf({ intents }, board, types, ctx, {});
    expect([byCard.size, loose.length]).toEqual([0, 4]);
  });

  it('is nothing where nothing is asked', () => {
    const offers = offersOf(undefined, boardOf(view, types, ctx), types, ctx, {});
    expect([offers.byCard.size, offers.loose.length]).toEqual([0, 0]);
  });

  it('can be told without a schema', () => {
    const board = boardOf({ you: { hand: [2, 5] } }, nothing, ctx);
    const { byCard, loose } = offersOf(
      { intents: intents.filter((one) => one.do !== 'offer') },
      board,
      nothing,
      ctx,
      {},
    );
    expect([...byCard.keys()]).toEqual([':2', ':5']);
    expect(loose.map((offer) => said(offer, null, nothing).label)).toEqual(['Done']);
  });
});

describe('the log', () => {
  const told = (seen: unknown, of = types) => new Phrases(of, ctx).sentence(seen, of.of('seen'));

  it('tells an event by its name and fields', () => {
    expect(told({ event: 'bid', seat: 1, rank: 4 })).toBe('You: bid 4.');
    expect(told({ event: 'revealed', bids: [1, 4, 2], winner: 1 })).toBe(
      'Revealed: bids 1 (Ana), 4 (you), and 2 (Ben), winner you.',
    );
    expect(told({ event: 'offered', from: 0, to: 1, coins: 1 })).toBe('Ana: offered to you, 1 coin.');
    expect(told({ event: 'dealt_anew' })).toBe('Dealt anew.');
    expect(told({ Took: { card: 3 } }, nothing)).toBe('Took: card 3.');
    expect(told('shuffled', nothing)).toBe('Shuffled.');
  });

  it('has the house’s own words in French', () => {
    setLanguage('fr');
    expect(told({ event: 'bid', seat: 1, rank: 4 })).toBe('Vous\u202f: bid 4.');
  });
});

describe('a card', () => {
  const look = (key: string, value: unknown) => lookOf({ key, value }, types, ctx);

  it('shows its number, or its name', () => {
    expect(look('Rank:4', 4)).toEqual({ name: 'Rank 4', corner: '4', kind: 'Rank' });
    expect(look('Kind:"red_dragon"', 'red_dragon')).toEqual({ name: 'Red dragon', kind: 'Red dragon' });
    expect(look(':{}', { suit: 'red', value: 7 })).toMatchObject({ corner: '7', suit: 'Red', kind: 'Red' });
    expect(look('Rank:null', null).name).toBe('?');
  });

  it('has a colour by its kind', () => {
    expect(bandOf('red')).toBe(bandOf('red'));
    expect(bandOf('blue')).not.toBe(bandOf('red'));
  });
});
