// The reasons why a card is not offered, in words. The server decides the offers; this file only explains
// them.
import { fullHand, most, reach, roman, takesRun, titleOf } from '../facts/cards';
import type { Offers } from './offers';
import { handAfter } from '../facts/standing';
import type { View } from '../types';
import { words } from '../words/words';

/**
 * Returns the reason why no card of the row, or not this one, can be taken. `null` without an explanation.
 */
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

/** Returns the reason why taking is too early or too late, for a player who presses a card of the row. */
export function whyNotYet({ stage, you }: View): string | null {
  const w = words().reasons;
  if (!you || stage.stage === 'over') return null;
  return stage.seat !== you.seat ? w.notYourTurn : stage.stage === 'play' ? w.playFirst : null;
}

/** Returns the reason why a card of the hand cannot be played. `null` without an explanation. */
export function whyNotPlay({ stage, you }: View): string | null {
  const w = words().reasons;
  if (!you || stage.stage === 'over') return null;
  return stage.stage === 'play' && stage.seat !== you.seat ? w.notYourTurn : w.playLater;
}

/** Returns the reason why a card that can be taken cannot go to the hand. */
export const whyNotHand = (view: View): string =>
  handAfter(view) >= fullHand ? words().reasons.handFull : words().reasons.notNow;
