// The time of a talk, which all players share.
import type { StepOf, Update } from '../../game';
import type { Seat, Seen, View } from '../types';

/** Returns the server time at which the talk began, or a player was asked; `null` if it is not known. */
export function beganAt(view: View, steps: StepOf<Seen>[]): number | null {
  // All negotiate from the last sage on. Later answers are asked one by one, and a shown card is none.
  const begins = ({ events }: StepOf<Seen>) =>
    events.some(({ seen: { event } }) =>
      view.stage.stage === 'negotiate' ? event === 'chose' : event !== 'shown',
    );
  return steps.findLast(begins)?.at ?? null;
}

/** Returns the part of the time that is left, from 0 to 1; `null` without a limit. */
export function partLeft(
  { view, waiting, deadlines }: Pick<Update<View>, 'view' | 'waiting' | 'deadlines'>,
  steps: StepOf<Seen>[],
  you: Seat | null,
  now: number,
): number | null {
  const own = you !== null && waiting.includes(you) ? deadlines[you] : null;
  const ends = own ?? Math.min(...waiting.flatMap((seat) => deadlines[seat] ?? []));
  const began = beganAt(view, steps);
  if (!Number.isFinite(ends) || began === null || ends <= began) return null;
  return Math.min(1, Math.max(0, (ends - now) / (ends - began)));
}
