// Why a card of the row does not glow, in words. That it does not is the server's say; this only explains.
import { fullHand, most, reach, roman, takesRun, titleOf } from '../facts/cards';
import type { Offers } from './offers';
import { handAfter } from '../facts/standing';
import type { View } from '../types';
import { words } from '../words/words';

/** Why nothing of the row can be taken, or this card cannot. `null` when there is nothing to explain. */
export function whyNotTake(view: View, offers: Offers): string | null {
  const { stage, you } = view;
  if (!you || stage.stage === 'over' || stage.stage === 'play') return null;
  const w = words().reasons;
  if (stage.seat !== you.seat) return null;
  if (stage.stage === 'place_token') return w.tokenFirst;
  const title = titleOf(stage.card);
  if (takesRun(title)) return you.run === null ? w.runFirst : w.runNamed;
  if (you.taking.length >= most(title)) return w.enough(most(title));
  const columns = reach(stage.card);
  if (columns && offers.take.size > 0) return w.reach(roman(columns[0]), roman(columns[1]));
  return w.notNow;
}

/** Why nothing can be taken yet or any more, for whoever presses a card of the row all the same. */
export function whyNotYet({ stage, you }: View): string | null {
  const w = words().reasons;
  if (!you || stage.stage === 'over') return null;
  return stage.seat !== you.seat ? w.notYourTurn : stage.stage === 'play' ? w.playFirst : null;
}

/** Why a card of the hand cannot be played. `null` when there is nothing to explain. */
export function whyNotPlay({ stage, you }: View): string | null {
  const w = words().reasons;
  if (!you || stage.stage === 'over') return null;
  return stage.stage === 'play' && stage.seat !== you.seat ? w.notYourTurn : w.playLater;
}

/** Why a card that can be taken cannot go to the hand. */
export const whyNotHand = (view: View): string =>
  handAfter(view) >= fullHand ? words().reasons.handFull : words().reasons.notNow;
