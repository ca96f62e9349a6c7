// The reasons why an action is impossible, in words.
import { texts } from './texts';
import type { NameCtx } from '../../game';
import { cardName } from '../facts/facts';
import { leaderName } from '../facts/leaders';
import type { Card, Refusal } from '../types';
import { unitsInWords, words } from './words';
const reasons = () => texts().refusals;

export function refusal(refused: Refusal, _ctx?: NameCtx): string {
  const t = reasons();
  switch (refused.why) {
    case 'resources_missing':
      return t.resources_missing(unitsInWords(refused.missing));
    case 'coins_missing':
      return t.coins_missing(words().coins(refused.needed), refused.held);
    case 'not_in_hand':
    case 'not_in_discard':
    case 'already_built':
    case 'picked_already':
      return t[refused.why](cardName(refused.card as Card));
    case 'not_your_leader':
      return t.not_your_leader(leaderName(refused.leader));
    case 'not_your_tile':
      return t.not_your_tile(refused.tile);
    case 'free_by_chain':
      return t.free_by_chain(cardName(refused.with));
    case 'pays_too_much':
      return t.pays_too_much(words().coins(refused.most));
    default:
      return t[refused.why];
  }
}
