// The verdict under a card: a word or two, and the sign of what it is about.
import { receiptWords } from '../words/receipt-words';
import type { Means, Resource } from '../types';
import { cheapest, compared } from './payments';

export interface Verdict {
  is: 'own' | 'free' | 'chain' | 'pay' | 'no';
  /** Signs of what is lacking. */
  signs: string[];
  word: string;
  left: number;
  bank: number;
  right: number;
}

const nothing = { left: 0, signs: [], bank: 0, word: '', right: 0 };

/** `costs`: whether anything is printed on it that has to be paid. */
export function verdictOf(means: Means, costs: boolean): Verdict {
  const t = receiptWords();
  switch (means.means) {
    case 'chain':
      return { ...nothing, is: 'chain', word: t.free };
    case 'pay': {
      const ways = compared(means);
      const { pay, total } = ways[cheapest(ways)]!;
      if (total > 0) return { ...nothing, is: 'pay', ...pay, bank: means.bank };
      return { ...nothing, is: costs ? 'own' : 'free', word: costs ? t.ownGoods : t.free };
    }
    case 'no': {
      const { because } = means;
      const no = (word: string, signs: string[] = []): Verdict => ({ ...nothing, is: 'no', word, signs });
      switch (because.why) {
        case 'resources_missing': {
          const kinds = [...new Set(because.missing)];
          const [only] = kinds;
          return kinds.length === 1 && only ? no(t.no(only), kinds) : no('', kinds);
        }
        case 'coins_missing':
          return no(t.short(because.needed - because.held), ['coin']);
        case 'already_built':
          return no(t.built);
        case 'wonder_complete':
          return no(t.complete);
        default:
          return no(t.cannot);
      }
    }
  }
}

/** Which units of a price are lacking: as many of each as the refusal names. */
export function lackingOf(means: Means | undefined): { resources: Resource[]; coins: boolean } {
  if (means?.means !== 'no') return { resources: [], coins: false };
  const { because } = means;
  return {
    resources: because.why === 'resources_missing' ? because.missing : [],
    coins: because.why === 'coins_missing',
  };
}
