// What is printed on the cards. What may be done with them the server says.
import type { Sage } from './types';

/** In the order in which they are listed wherever there is no better one. */
export const sages = [
  'witch',
  'seer',
  'priestess',
  'mage',
  'healer',
  'alchemist',
  'druid',
] as const satisfies Sage[];

/** Whose a power card is. */
export type Kind = Sage | 'owl';
export const kinds: Kind[] = [...sages, 'owl'];
