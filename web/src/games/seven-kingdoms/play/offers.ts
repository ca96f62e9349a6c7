// The server's offers, sorted by the thing that they are about. No other intent is possible.
import type { Card, Choices, Destination, Intent, Slot, Token } from '../types';

export interface Offers {
  play: Set<Card>;
  tokens: Set<Token>;
  take: Map<Card, Set<Destination>>;
  runs: Set<Slot>;
  keep: Set<Card>;
  confirm: boolean;
  back: Intent | null;
  /** True if the server asks the reader for a decision. */
  any: boolean;
}

export function sortOffers(choices: Choices | null | undefined): Offers {
  const offers: Offers = {
    play: new Set(),
    tokens: new Set(),
    take: new Map(),
    runs: new Set(),
    keep: new Set(),
    confirm: false,
    back: choices?.back ?? null,
    any: !!choices && choices.intents.length > 0,
  };
  for (const intent of choices?.intents ?? []) {
    switch (intent.do) {
      case 'play':
        offers.play.add(intent.card);
        break;
      case 'place_token':
        offers.tokens.add(intent.token);
        break;
      case 'take': {
        const to = offers.take.get(intent.card) ?? new Set();
        offers.take.set(intent.card, to.add(intent.to));
        break;
      }
      case 'take_run':
        offers.runs.add(intent.from);
        break;
      case 'keep':
        offers.keep.add(intent.card);
        break;
      case 'confirm':
        offers.confirm = true;
        break;
      case 'back':
        break;
    }
  }
  return offers;
}
