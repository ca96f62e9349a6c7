// What something takes, for a price tag.
import { refusal } from '../words/refusals';
import type { Card, Means } from '../types';
import { cheapest, compared } from './payments';

export type Price =
  | { is: 'free' }
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
