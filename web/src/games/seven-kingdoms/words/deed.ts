// An intent in words, for matches that are over.
import type { NameCtx } from '../../game';
import { most, roman, titleOf } from '../facts/cards';
import type { Intent, View } from '../types';
import { theCard, tokenName, words } from './words';

/** The last column of a run that begins here, taken by the card that acts. */
function endOf(from: number, { stage }: View): number {
  const length = stage.stage === 'take' ? most(titleOf(stage.card)) : 1;
  return from + length - 1;
}

export function deedInWords(intent: Intent, view: View, _ctx: NameCtx): string {
  const w = words();
  switch (intent.do) {
    case 'play':
      return w.play(theCard(intent.card));
    case 'place_token':
      // It goes on the leftmost arms without one.
      return w.putToken(tokenName(intent.token), roman(view.tokens.indexOf(null) + 1));
    case 'take':
      return intent.to === 'hand'
        ? w.takeToHand(theCard(intent.card))
        : w.takeToKingdom(theCard(intent.card));
    case 'take_run': {
      const [from, to] = [intent.from, endOf(intent.from, view)];
      const there = view.row.slice(from - 1, to).some((card) => card !== null);
      return there ? w.runOf(roman(from), roman(to)) : w.runEmpty(roman(from), roman(to));
    }
    case 'keep':
      return w.keep(theCard(intent.card));
    case 'confirm': {
      const n = view.you?.taking.length ?? 0;
      return n === 0 ? w.takeNothing : w.done(n);
    }
    case 'back':
      return w.takeBack;
  }
}
