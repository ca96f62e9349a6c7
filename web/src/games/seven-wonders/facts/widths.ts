// The widths of signs, in heights of a sign.
import type { Effect } from './facts';
import { boxFacts } from './boxes';

/** Returns the width of signs in a row, in heights of a sign. */
const widthOfSigns = (does: string): number =>
  does.split(' ').reduce((sum, word) => {
    if (word.startsWith('to-')) return sum + 0.55;
    return sum + (/^[×−+?=<>/]/.test(word) ? 0.2 + 0.32 * word.length : 1);
  }, 0);

function signs(effect: Effect): number {
  switch (effect.kind) {
    case 'produce':
      return Math.max(effect.units, effect.one_of.length * 0.95);
    case 'discount':
      return effect.from === 'both' ? 2.9 : 2.4;
    case 'per': {
      const ways = effect.of === 'own' ? 0 : effect.of === 'all' ? 1.3 : 0.9;
      return 0.9 + ways + (effect.coins > 0 ? 0.85 : 0) + (effect.points > 0 ? 0.85 : 0);
    }
    case 'shields':
      return effect.amount * 0.85;
    case 'any_science':
      return 2.8;
    case 'points':
    case 'coins':
    case 'science':
    case 'free_build':
    case 'play_last_card':
    case 'build_from_discard':
    case 'copy_guild':
      return 1;
    case 'reckoned':
    case 'bank':
    case 'cost':
    case 'income':
    case 'tokens':
    case 'others_lose':
    case 'build_free':
    case 'changed_science':
    case 'more_science':
    case 'defeats_to_victor':
    case 'unseen_by_guilds':
    case 'power':
    case 'any_stage':
    case 'keep_hands':
    case 'trade_defeats':
    case 'plenty':
    case 'foresee':
    case 'mask':
    case 'first_unit':
    case 'produce_again':
    case 'produce_missing':
    case 'neighbours_gain':
    case 'diplomacy':
    case 'void_diplomacy':
    case 'price':
    case 'endless':
    case 'idle':
    case 'bonus':
    case 'tax':
    case 'chain_beside':
    case 'smaller_victories':
    case 'two_defeats':
    case 'free_stage':
    case 'any_colour':
    case 'exchange':
    case 'stage_beside':
    case 'more_tiles':
      return widthOfSigns(boxFacts().leaderSigns(effect));
  }
}
export const widthOf = (effects: Effect[]): number => effects.reduce((sum, effect) => sum + signs(effect), 0);
