// Runs of neighbouring columns. Pure.
import { most, titleOf } from './cards';
import type { Card, Slot, View } from '../types';

/** The last column of a run that begins here, taken by the card that acts. */
export function endOf(from: Slot, { stage }: View): Slot {
  const length = stage.stage === 'take' ? most(titleOf(stage.card)) : 1;
  return from + length - 1;
}

/** The cards that lie in it. */
export const cardsOfRun = (from: Slot, view: View): Card[] =>
  view.row.slice(from - 1, endOf(from, view)).filter((card): card is Card => card !== null);
