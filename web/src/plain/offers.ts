// The legal intents, grouped by the card that they name.
import type { GameModule, NameCtx } from '../games/game';
import { type Amount, Amounts, withAmounts } from './amounts';
import { keyOf } from './key';
import { phrasesOf, type Told } from './phrase';
import { isObject, type Typed, type Types } from './schema';
import type { PlainBoard } from './types';

export interface Offer {
  id: string;
  /** The intent, split into verb and fields. */
  told: Told;
  intent: unknown;
  /** The numbers that the player chooses. */
  amounts: Amount[];
  /** Keys of the named cards that are on the board. */
  cards: string[];
}

export interface Offers {
  /** The offers by the card they name. An offer that names two is listed with both. */
  byCard: Map<string, Offer[]>;
  /** The offers that name no card. */
  loose: Offer[];
  /** The intent that undoes the last step. */
  back: unknown;
}

interface Choices {
  intents?: unknown[];
  complete?: boolean;
  back?: unknown;
}

type Given = Pick<GameModule<any, any, any, any, any>, 'cardsNamed' | 'zones' | 'card'>;

/** A field with such a name is a card even if its type is a plain number. */
const cardish = /card|tile|token|piece|die|dice|meeple/;

/** Returns the keys of all cards that a value might name. */
function named(value: unknown, typed: Typed, types: Types, typeless: boolean, key = ''): string[] {
  const of = types.variant(typed, value);
  const self =
    value === null || typeof value === 'boolean' || of.name === 'Seat'
      ? []
      : typeless
        ? [keyOf(value, null)]
        : of.name
          ? [keyOf(value, of.name)]
          : cardish.test(key)
            ? [keyOf(value, null)]
            : [];
  if (Array.isArray(value))
    return [...self, ...value.flatMap((one) => named(one, types.item(of), types, typeless, key))];
  if (isObject(value))
    return [
      ...self,
      ...Object.entries(value).flatMap(([inner, one]) =>
        named(one, types.field(of, inner), types, typeless, inner),
      ),
    ];
  return self;
}

export function offersOf(
  choices: unknown,
  board: PlainBoard,
  types: Types,
  ctx: NameCtx,
  given: Given,
): Offers {
  const { intents = [], complete = true, back = null } = (choices ?? {}) as Choices;
  const lies = new Set(board.zones.flatMap((zone) => zone.cards.map(({ key }) => key)));
  const typed = types.of('intent');
  const phrases = phrasesOf(types, ctx, given.card);
  // Cards in a game's own zones have no types. Without types, any value in an intent may be a card.
  const typeless = !!given.zones || Object.keys(typed.schema).length === 0;
  const told = intents.map((intent) => phrases.told(intent, typed));
  const amounts = new Amounts(told, complete, types, ctx.names.length);
  const offers: Offers = { byCard: new Map(), loose: [], back };
  const met = new Set<string>();
  for (const [n, intent] of intents.entries()) {
    const it = told[n]!;
    const own = amounts.of(it);
    const id = JSON.stringify(withAmounts(intent, own, () => 0));
    // Intents that differ only in chosen numbers are one offer.
    if (met.has(id)) continue;
    met.add(id);
    const all = given.cardsNamed
      ? given.cardsNamed(intent).map((card) => keyOf(card, null))
      : named(intent, typed, types, typeless);
    const cards = [...new Set(all)].filter((key) => lies.has(key));
    const offer: Offer = {
      id,
      told: it,
      intent,
      amounts: own,
      cards,
    };
    if (cards.length === 0) offers.loose.push(offer);
    for (const key of cards) offers.byCard.set(key, [...(offers.byCard.get(key) ?? []), offer]);
  }
  return offers;
}
