// Stages that copy those of a neighbour's wonder (Manneken Pis).
import type { Board, CityView, Direction } from '../types';
import { stagesOf } from './facts';

export interface Copy {
  board: Board;
  /** The stage of that board, from 0. */
  stage: number;
  /** The side on which that neighbour sits. */
  from: Direction;
}

/** Returns the neighbour's stage that is copied at a place, or `null` if there is none. */
export function copyOf({ wonder, side, copied_stages = [] }: CityView, place: number): Copy | null {
  const printed = copied_stages[place];
  if (!printed || !wonder || !side) return null;
  const own = stagesOf({ wonder, side })[place]?.effects ?? [];
  const beside = own.find(({ kind }) => kind === 'stage_beside');
  return beside?.kind === 'stage_beside' ? { ...printed, from: beside.of } : null;
}
