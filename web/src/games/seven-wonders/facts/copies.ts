// Stages that are those of a neighbour's wonder (Manneken Pis).
import type { Board, CityView, Direction } from '../types';
import { stagesOf } from './facts';

export interface Copy {
  board: Board;
  /** Which stage of that board, from 0. */
  stage: number;
  /** On which side that neighbour sits. */
  from: Direction;
}

/** The stage of a neighbour that is copied at a place; nothing where none is. */
export function copyOf({ wonder, side, copied_stages = [] }: CityView, place: number): Copy | null {
  const printed = copied_stages[place];
  if (!printed || !wonder || !side) return null;
  const own = stagesOf({ wonder, side })[place]?.effects ?? [];
  const beside = own.find(({ kind }) => kind === 'stage_beside');
  return beside?.kind === 'stage_beside' ? { ...printed, from: beside.of } : null;
}
