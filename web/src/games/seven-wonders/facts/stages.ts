// Which stages of a wonder stand: the first ones, unless they may be built in any order.
import type { Board, Card, CityView, Marker, TombView } from '../types';
import { powerOf, stagesOf, type StageFacts } from './facts';

type Built = Pick<CityView, 'wonder' | 'side' | 'stages' | 'places' | 'copied_stages'>;

/** A stage of a board: its own, or the one of a neighbour that it copies. */
interface Place {
  board: Board;
  stage: number;
}
/** Where each stage of its wonder is printed; none without one. */
export function printedStages({ wonder, side, copied_stages = [] }: Built): Place[] {
  if (!wonder || !side) return [];
  if (copied_stages.length > 0) return copied_stages;
  const board = { wonder, side };
  return stagesOf(board).map((_, stage) => ({ board, stage }));
}
/** All stages of its wonder, or those that it copies; none without one. */
export const allStages = (city: Built): StageFacts[] =>
  printedStages(city).flatMap(({ board, stage }) => stagesOf(board)[stage] ?? []);

/** Which stages stand, from 0. */
export const placesOf = ({ stages, places }: Built): number[] =>
  places && places.length > 0 ? places : stages.map((_, i) => i);

/** What marks a stage; nothing if it is not built. */
export const markerAt = (city: Built, place: number): Marker | undefined =>
  city.stages[placesOf(city).indexOf(place)];

/** The cards under its stages, as far as they are known: one's own, and in the end all. */
export const buriedIn = ({ stages }: Pick<Built, 'stages'>): Card[] =>
  stages.flatMap(({ card }) => card ?? []);

export const builtStages = (city: Built): StageFacts[] => {
  const all = allStages(city);
  return placesOf(city).flatMap((place) => all[place] ?? []);
};

/** The first that does not stand; as many as there are if all do. */
export function nextPlace(city: Built): number {
  const built = new Set(placesOf(city));
  const all = allStages(city);
  const next = all.findIndex((_, i) => !built.has(i));
  return next < 0 ? all.length : next;
}
export const nextStage = (city: Built): StageFacts | undefined => allStages(city)[nextPlace(city)];

/** The leader who is entombed in a stage; nothing if nobody is. */
export const tombAt = ({ tombs = [] }: Pick<CityView, 'tombs'>, place: number): TombView | undefined =>
  tombs.find((tomb) => tomb.stage === place);
/** Whether its stages are built in any order. */
export const anyOrder = ({ wonder, side }: Built): boolean =>
  wonder && side ? powerOf({ wonder, side }).some(({ kind }) => kind === 'any_stage') : false;
