// Runs of neighbouring columns. Pure.
import { most, titleOf } from './cards';
import type { Card, Slot, View } from '../types';

/** Returns the last column of a run that begins here, taken by the acting card. */
export function endOf(from: Slot, { stage }: View): Slot {
  const length = stage.stage === 'take' ? most(titleOf(stage.card)) : 1;
  return from + length - 1;
}

/** Returns the cards of the run. */
export const cardsOfRun = (from: Slot, view: View): Card[] =>
  view.row.slice(from - 1, endOf(from, view)).filter((card): card is Card => card !== null);
