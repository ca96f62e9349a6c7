// The sound of each event.
import { endOf, type EventSounds, type Sound } from '../../sound/kinds';
import { becomes } from './facts/how';
import { paymentsOf } from './facts/paying';
import type { Played, Seat, Seen } from './types';

/** Returns the sound of a turn: that of the reader's own play, or of coins that others pay to the reader. */
function turn(plays: Played[], you: Seat | null): Sound {
  const own = plays.find(({ city }) => city === you);
  if (own && becomes[own.how.as] === 'stage') return 'build';
  // A single play names no other city of the ring.
  const earns = plays.length > 1 && paymentsOf(plays, plays.length).some(({ to }) => to === you);
  return earns || (own && own.income > 0) ? 'coin' : 'card';
}

export const sounds: EventSounds<Seen> = {
  chose: 'card',
  age_began: null,
  picked: null,
  leader_laid: null,
  leaders_kept: null,
  tile_laid: null,
  tiles_kept: null,
  tiles_placed: 'tile',
  project_shown: 'tile',
  project_over: ({ done }) => (done ? 'build' : null),
  penalty: null,
  led: 'card',
  turn: ({ plays }, you) => turn(plays, you),
  drew: null,
  last_card: ({ play }, you) => turn([play], you),
  unplayed: null,
  passed: null,
  looked: null,
  from_discard: ({ card }) => (card ? 'card' : null),
  nothing_to_build: null,
  nothing: null,
  recruited: 'card',
  leaders_drawn: null,
  leader_shown: 'card',
  leaders_discarded: null,
  leader_given: 'card',
  copied: null,
  stage_built: 'build',
  entombed: 'build',
  tile_on_board: 'tile',
  destroyed: 'clash',
  swapped: 'card',
  named: null,
  foresaw: null,
  hands_kept: null,
  traded: ({ income }) => (income > 0 ? 'coin' : null),
  stages_fell: 'clash',
  wonders_fell: 'clash',
  passed_on: null,
  loss_laid: null,
  losses: 'coin',
  conflicts: 'clash',
  left: null,
  ended: endOf,
};
