import { expect, it } from 'vitest';
import type { NameCtx } from '../games/game';
import type { Schema } from './schema';

const { withAmounts } = await import('./amounts');
const { deedOf, sectionsOf } = await import('./deeds');
const { offersOf } = await import('./offers');
const { phrasesOf } = await import('./phrase');
const { Types } = await import('./schema');

const ctx: NameCtx = { names: ['Ana', 'Camille', 'Ben'], you: 1 };
const intent = (max?: number): Schema => ({
  oneOf: [
    { properties: { do: { const: 'done' } } },
    {
      properties: {
        do: { const: 'offer' },
        to: { $ref: '#/$defs/Seat' },
        coins: { type: 'integer', minimum: 0, ...(max !== undefined && { maximum: max }) },
      },
    },
    // The maximum of the type, not one that the game's author gave.
    {
      properties: {
        do: { const: 'accept' },
        from: { $ref: '#/$defs/Seat' },
        coins: { type: 'integer', format: 'uint8', minimum: 0, maximum: 255 },
      },
    },
  ],
});
const types = (max?: number) =>
  new Types({ properties: { intent: intent(max) }, $defs: { Seat: { type: 'integer' } } });
const offered = (of: InstanceType<typeof Types>, intents: unknown[], complete: boolean) =>
  offersOf({ intents, complete }, { zones: [], facts: [] }, of, ctx, {}).loose;
const deeds = (of: InstanceType<typeof Types>, offers: ReturnType<typeof offered>) =>
  offers.map((offer) => {
    const phrases = phrasesOf(of, ctx, undefined);
    return deedOf(offer, null, { phrases, types: of, ctx, label: undefined, valueOf: ({ value }) => value });
  });
const said = (of: InstanceType<typeof Types>, offers: ReturnType<typeof offered>) =>
  deeds(of, offers).map(({ label, brief, offer }) => [
    label,
    brief,
    offer!.amounts.map(({ min, max }) => [min, max]),
  ]);

const intents = [
  { do: 'done' },
  { do: 'offer', to: 0, coins: 5 },
  { do: 'offer', to: 2, coins: 5 },
  { do: 'accept', from: 0, coins: 3 },
];

it('leaves numbers to the player where not all intents are listed, and the author says how far', () => {
  const offers = offered(types(50), intents, false);
  expect(said(types(50), offers)).toEqual([
    ['Done', undefined, []],
    ['Offer to Ana, 5 coins', 'To Ana', [[0, 50]]],
    ['Offer to Ben, 5 coins', 'To Ben', [[0, 50]]],
    ['Accept from Ana, 3 coins', undefined, []],
  ]);
  const sections = sectionsOf(deeds(types(50), offers));
  expect(sections.map(({ verb, heads, deeds }) => [verb, heads, deeds.length])).toEqual([
    ['Done', false, 2],
    ['Offer', true, 2],
  ]);
  expect(offered(types(50), intents, true).flatMap(({ amounts }) => amounts)).toEqual([]);
});

it('leaves all numbers to the player where the author says nothing', () => {
  const all = offered(types(), intents, false).map(({ amounts }) => amounts.map(({ max }) => max));
  expect(all).toEqual([[], [null], [null], [null]]);
});

it('makes one offer of examples that differ in the number alone', () => {
  const offers = offered(types(50), [...intents, { do: 'offer', to: 2, coins: 6 }], false);
  expect(said(types(50), offers).map(([label]) => label)).toEqual([
    'Done',
    'Offer to Ana, 5 coins',
    'Offer to Ben, 5 coins',
    'Accept from Ana, 3 coins',
  ]);
});

it('makes one offer of a long list without gaps', () => {
  const row = [2, 3, 4, 5, 6, 7, 8].map((coins) => ({ do: 'offer', to: 2, coins }));
  expect(said(types(), offered(types(), [{ do: 'done' }, ...row], true))).toEqual([
    ['Done', undefined, []],
    ['Offer to Ben, 2 coins', 'To Ben', [[2, 8]]],
  ]);
  expect(offered(types(), row.toSpliced(3, 1), true)).toHaveLength(6);
});

it('puts the number where it belongs', () => {
  const nothing = new Types(null);
  const [offer] = offered(nothing, [{ Bet: { coins: 2 } }], false);
  expect(withAmounts(offer!.intent, offer!.amounts, () => 9)).toEqual({ Bet: { coins: 9 } });
  expect(offer!.intent).toEqual({ Bet: { coins: 2 } });
});
