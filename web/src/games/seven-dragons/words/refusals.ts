// The server's refusals in words.
import { texts } from './texts';
import type { NameCtx } from '../../game';
import { cardName, nameAt } from './words';
import type { Say } from './shape';
import type { Refusal } from '../types';

export function refusal(refusal: Refusal, ctx: NameCtx): string {
  const tell = texts().refusals[refusal.why] as ((r: Refusal, say: Say) => string) | undefined;
  const say: Say = { card: cardName, name: (seat) => nameAt(ctx.names, seat) };
  return tell ? tell(refusal, say) : refusal.why;
}
