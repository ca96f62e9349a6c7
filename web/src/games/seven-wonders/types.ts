import type { PlayView, SevenWonders, Side, TurnView, Wonder } from '../../generated/seven-wonders';

export type * from '../../generated/seven-wonders';
export type Choices = SevenWonders['choices'];
/** A wonder with one side up. */
export interface Board {
  wonder: Wonder;
  side: Side;
}
/** A play of a finished turn. */
export type Played = PlayView;
export type Turn = TurnView;
