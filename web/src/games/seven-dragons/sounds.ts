// The sound of each event.
import { endOf, type EventSounds } from '../../sound/kinds';
import type { Seen } from './types';

export const sounds: EventSounds<Seen> = {
  drew: null,
  skipped: null,
  laid: 'card',
  hands_traded: 'card',
  goals_traded: 'tile',
  goals_rotated: 'tile',
  moved: 'card',
  zapped: 'clash',
  discarded: null,
  passed: null,
  joined: null,
  left: null,
  ended: endOf,
};
