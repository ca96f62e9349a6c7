// The server's refusals in words.
import { texts } from './texts';
import { thePower, words } from './words';
import type { Say } from './shape';
import type { Refusal } from '../types';
const say: Say = {
  power: thePower,
  sage: (kin) => words().theKind[kin],
  spell: (name) => words().spells[name],
};

export function refusal(refusal: Refusal): string {
  const tell = texts().refusals[refusal.why] as ((r: Refusal, say: Say) => string) | undefined;
  return tell ? tell(refusal, say) : refusal.why;
}
