// The sound of each event.
import { endOf, type EventSounds } from '../../sound/kinds';
import type { Seen } from './types';

export const sounds: EventSounds<Seen> = {
  played: 'card',
  drew: null,
  lined: 'card',
  installed: 'card',
  token_placed: 'coin',
  token_turned: 'coin',
  // Cards that are taken from the others' arms: the fight of this game.
  took: ({ taken }) => (taken.length > 0 ? 'clash' : null),
  nothing_to_take: null,
  refilled: null,
  round_began: null,
  returned: 'card',
  left: null,
  ended: endOf,
};
