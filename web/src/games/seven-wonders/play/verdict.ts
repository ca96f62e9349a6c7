// The verdict under a card: a word or two, and the sign of the thing concerned.
import { receiptWords } from '../words/texts';
import { words } from '../words/words';
import type { Means, Offer, Refusal, Resource } from '../types';
import { cheapest, compared, toBank } from './payments';
import { powerOf } from './price';

export interface Verdict {
  is: 'own' | 'free' | 'chain' | 'pay' | 'no';
  /** The signs of the missing things. */
  signs: string[];
  word: string;
  left: number;
  bank: number;
  right: number;
  /** Set if a chain builds the card, and the coins are taxes. */
  chain?: true;
}

const nothing = { left: 0, signs: [], bank: 0, word: '', right: 0 };
const no = (word: string, signs: string[] = []): Verdict => ({ ...nothing, is: 'no', word, signs });

type Why = Refusal['why'];
type Because<W extends Why> = Extract<Refusal, { why: W }>;

const cannot = () => no(receiptWords().cannot);
const refused: { [W in Why]: (because: Because<W>) => Verdict } = {
  resources_missing: ({ missing }) => {
    const kinds = [...new Set(missing)];
    const [only] = kinds;
    return kinds.length === 1 && only ? no(receiptWords().no(words().resources[only]), kinds) : no('', kinds);
  },
  coins_missing: ({ needed, held }) => no(receiptWords().short(needed - held), ['coin']),
  already_built: () => no(receiptWords().built),
  wonder_complete: () => no(receiptWords().complete),
  free_by_chain: cannot,
  free_city_builds: cannot,
  no_chain: cannot,
  no_free_build: cannot,
  not_in_discard: cannot,
  not_in_hand: cannot,
  not_now: cannot,
  not_your_city: cannot,
  not_your_leader: cannot,
  not_your_tile: cannot,
  name_tile: cannot,
  no_part: cannot,
  not_your_turn: cannot,
  over: cannot,
  overpaid: cannot,
  picked_already: cannot,
  power_wasted: cannot,
  side_given: cannot,
  side_missing: cannot,
  underpaid: cannot,
  wonder_not_free: cannot,
  must_choose: cannot,
  no_plenty: cannot,
  no_stages: cannot,
  no_wonder: cannot,
  not_offered: cannot,
  pays_too_much: cannot,
  not_that_stage: cannot,
};
const refusedAs = <W extends Why>(because: Because<W>): Verdict => refused[because.why as W](because);

/** `costs`: true if the card has a printed price. */
export function verdictOf(means: Means, costs: boolean): Verdict {
  const t = receiptWords();
  switch (means.means) {
    case 'chain':
      return means.bank
        ? { ...nothing, is: 'pay', bank: means.bank, chain: true }
        : { ...nothing, is: 'chain', word: t.free };
    case 'pay': {
      const ways = compared(means);
      const { pay, total } = ways[cheapest(ways)]!;
      if (total > 0)
        return { ...nothing, is: 'pay', left: pay.left, right: pay.right, bank: toBank(means.bank, pay) };
      return { ...nothing, is: costs ? 'own' : 'free', word: costs ? t.ownGoods : t.free };
    }
    case 'no':
      return refusedAs(means.because);
  }
}

/** Returns the verdict on a hand card: its price, or the power that builds it if it cannot be paid. */
export function verdictOfOffer(offer: Offer, costs: boolean): Verdict {
  const verdict = verdictOf(offer.build, costs);
  if (verdict.is !== 'no') return verdict;
  if (powerOf(offer) !== null) return { ...nothing, is: 'free', word: receiptWords().free, signs: ['free'] };
  const [plenty] = offer.plenty ?? [];
  return plenty ? verdictOf({ means: 'pay', bank: plenty.bank, ways: plenty.ways }, costs) : verdict;
}

/** Returns the missing units of a price, as many of each as the refusal names. */
export function lackingOf(means: Means | undefined): { resources: Resource[]; coins: boolean } {
  if (means?.means !== 'no') return { resources: [], coins: false };
  const { because } = means;
  return {
    resources: because.why === 'resources_missing' ? because.missing : [],
    coins: because.why === 'coins_missing',
  };
}
