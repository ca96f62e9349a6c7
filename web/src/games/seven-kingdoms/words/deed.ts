// An intent in words, for finished matches.
import type { NameCtx } from '../../game';
import { roman } from '../facts/cards';
import { cardsOfRun, endOf } from '../facts/runs';
import type { Intent, View } from '../types';
import { theCard, tokenName, words } from './words';

export function deedInWords(intent: Intent, view: View, _ctx: NameCtx): string {
  const w = words();
  switch (intent.do) {
    case 'play':
      return w.play(theCard(intent.card));
    case 'place_token':
      // The token goes to the leftmost arms without one.
      return w.putToken(tokenName(intent.token), roman(view.tokens.indexOf(null) + 1));
    case 'take':
      return intent.to === 'hand'
        ? w.takeToHand(theCard(intent.card))
        : w.takeToKingdom(theCard(intent.card));
    case 'take_run': {
      const [from, to] = [intent.from, endOf(intent.from, view)];
      const there = cardsOfRun(from, view).length > 0;
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
