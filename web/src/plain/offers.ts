// What can be done, sorted by the card that it is done with.
import type { GameModule, NameCtx } from '../games/game';
import { keyOf } from './board';
import { Phrases } from './phrase';
import { isObject, type Typed, type Types } from './schema';
import type { PlainBoard } from './types';

export interface Offer {
  id: string;
  label: string;
  /** What the game says of it. */
  means: string;
  /** The kind of deed, in one word. */
  kind: string;
  intent: unknown;
  /** The cards that it names, as far as they lie somewhere. */
  cards: string[];
}

export interface Offers {
  /** By the card they name; one that names two stands with both. */
  byCard: Map<string, Offer[]>;
  /** Those that name no card. */
  loose: Offer[];
  /** Takes the last step back. */
  back: unknown;
}

interface Choices {
  intents?: unknown[];
  back?: unknown;
}

type Given = Pick<GameModule<any, any, any, any, any>, 'label' | 'cardsNamed' | 'zones' | 'card'>;

/** A field that is called so holds a card even where its type is a mere number. */
const cardish = /card|tile|token|piece|die|dice|meeple/;

/** The keys of all cards that a value might name. */
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
  const { intents = [], back = null } = (choices ?? {}) as Choices;
  const lies = new Set(board.zones.flatMap((zone) => zone.cards.map(({ key }) => key)));
  const typed = types.of('intent');
  const phrases = new Phrases(types, ctx, given.card && ((value) => given.card!(value).name));
  // Zones that a game gives have no types; and where nothing is known of types, any value may be a card.
  const typeless = !!given.zones || Object.keys(typed.schema).length === 0;
  const byCard = new Map<string, Offer[]>();
  const loose: Offer[] = [];
  for (const intent of intents) {
    const told = phrases.told(intent, typed);
    const all = given.cardsNamed
      ? given.cardsNamed(intent).map((card) => keyOf(card, null))
      : named(intent, typed, types, typeless);
    const cards = [...new Set(all)].filter((key) => lies.has(key));
    const offer: Offer = {
      id: JSON.stringify(intent),
      label: given.label?.(intent, ctx) ?? phrases.deed(intent, typed),
      means: told.means,
      kind: told.verb.replaceAll(/[^a-z\d]+/g, '-') || 'deed',
      intent,
      cards,
    };
    if (cards.length === 0) loose.push(offer);
    for (const key of cards) byCard.set(key, [...(byCard.get(key) ?? []), offer]);
  }
  return { byCard, loose, back };
}
