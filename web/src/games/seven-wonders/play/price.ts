// The price of an action, for a price tag.
import { cardName } from '../facts/facts';
import { refusal } from '../words/refusals';
import { receiptWords } from '../words/texts';
import { thingName } from '../words/things';
import type { Card, Means, Offer } from '../types';
import { words } from '../words/words';
import { cheapest, compared } from './payments';

export type Price =
  /** `by`: the power that builds it, if neither the city's own resources do nor the card is free. */
  | { is: 'free'; by?: string }
  | { is: 'chain'; with: Card; bank: number }
  | { is: 'pay'; bank: number; left: number; right: number }
  | { is: 'no'; why: string };

export function priceOf(means: Means): Price {
  switch (means.means) {
    case 'chain':
      return { is: 'chain', with: means.with, bank: means.bank ?? 0 };
    case 'no':
      return { is: 'no', why: refusal(means.because) };
    case 'pay': {
      const ways = compared(means);
      const { pay, total } = ways[cheapest(ways)]!;
      if (total === 0) return { is: 'free' };
      return { is: 'pay', bank: means.bank + (pay.bank ?? 0), left: pay.left, right: pay.right };
    }
  }
}

/** `left` and `right`: the names of the neighbours. */
export function priceInWords(price: Price, left: string, right: string): string {
  const w = words();
  const paid = (bank: number) => (bank > 0 ? [w.tags.bank(bank)] : []);
  switch (price.is) {
    case 'free':
      return price.by ? receiptWords().power(price.by) : w.tags.own;
    case 'chain':
      return [w.tags.chain(cardName(price.with)), ...paid(price.bank)].join(', ');
    case 'no':
      return w.is(w.tags.no, price.why);
    case 'pay':
      return [
        ...paid(price.bank),
        ...(price.left > 0 ? [w.tags.to(price.left, left)] : []),
        ...(price.right > 0 ? [w.tags.to(price.right, right)] : []),
      ].join(', ');
  }
}

/** Returns the name of the power that builds a card without payment, or `null`. */
export function powerOf({ power, quote }: Offer): string | null {
  if (!power) return null;
  const line = quote?.power?.find((one) => one.line === 'power');
  return line?.line === 'power' ? thingName(line.by) : '';
}

/**
 * Returns the price of a card for its usual way: paid, or free if it cannot be paid but a power builds it.
 */
export function bestOf(offer: Offer): Price {
  const build = priceOf(offer.build);
  if (build.is !== 'no') return build;
  const by = powerOf(offer);
  if (by !== null) return { is: 'free', by };
  const [plenty] = offer.plenty ?? [];
  return plenty ? priceOf({ means: 'pay', bank: plenty.bank, ways: plenty.ways }) : build;
}
