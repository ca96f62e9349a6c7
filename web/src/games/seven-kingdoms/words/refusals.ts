// The server's refusals in words.
import { texts } from './texts';
import { theCard } from './words';
import type { Say } from './shape';
import type { Refusal } from '../types';
const say: Say = { card: theCard };

export function refusal(refusal: Refusal): string {
  const tell = texts().refusals[refusal.why] as ((r: Refusal, say: Say) => string) | undefined;
  return tell ? tell(refusal, say) : refusal.why;
}
