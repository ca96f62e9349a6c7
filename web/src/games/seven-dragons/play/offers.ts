// The server's offers, sorted by the thing that they are about. No other intent is possible.
import { keyOf } from '../facts/geometry';
import type { Card, Cell, Choices, Intent, Mode } from '../types';

/** A cell where a card may go, and the possible orientations. */
export interface Spot extends Cell {
  upright: boolean;
  turned: boolean;
}
export type Spots = Map<string, Spot>;
/** The use of an action card: with its effect on top or below, or only its colour. */
export type Way = Mode | 'colour_only';

export interface Offers {
  lay: Map<Card, Spots>;
  /** By action card, then by way, in the server's order. */
  act: Map<Card, Map<Way, Intent[]>>;
  putDown: Spots;
  pass: boolean;
  back: Intent | null;
  any: boolean;
}

function add(spots: Spots, cell: Cell, turned: boolean) {
  const key = keyOf(cell);
  const spot = spots.get(key) ?? { ...cell, upright: false, turned: false };
  spot[turned ? 'turned' : 'upright'] = true;
  spots.set(key, spot);
}

export function sortOffers(choices: Choices | null | undefined): Offers {
  const offers: Offers = {
    lay: new Map(),
    act: new Map(),
    putDown: new Map(),
    pass: false,
    back: choices?.back ?? null,
    any: !!choices && choices.intents.length > 0,
  };
  const act = (card: Card, way: Way, intent: Intent) => {
    const ways = offers.act.get(card) ?? new Map<Way, Intent[]>();
    offers.act.set(card, ways.set(way, [...(ways.get(way) ?? []), intent]));
  };
  for (const intent of choices?.intents ?? []) {
    switch (intent.do) {
      case 'play_dragon': {
        const spots: Spots = offers.lay.get(intent.card) ?? new Map();
        offers.lay.set(intent.card, spots);
        add(spots, intent.cell, intent.turned);
        break;
      }
      case 'put_down':
        add(offers.putDown, intent.cell, intent.turned);
        break;
      case 'trade_hands':
      case 'trade_goals':
      case 'rotate_goals':
      case 'pick_up':
      case 'zap':
        act(intent.card, intent.mode, intent);
        break;
      case 'colour_only':
        act(intent.card, 'colour_only', intent);
        break;
      case 'pass':
        offers.pass = true;
        break;
      case 'back':
        break;
    }
  }
  return offers;
}

/** Returns the cell on the table that an action is about. */
export const targetOf = (intent: Intent): Cell | null =>
  intent.do === 'pick_up' ? intent.from : intent.do === 'zap' ? intent.cell : null;
