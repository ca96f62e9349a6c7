// The built stages of a wonder: the first ones, unless they may be built in any order.
import type { Board, Card, CityView, Leader, Marker, TombView } from '../types';
import { powerOf, stagesOf, type StageFacts } from './facts';

type Built = Pick<CityView, 'wonder' | 'side' | 'stages' | 'places' | 'copied_stages'>;

/** A stage of a board: its own, or the one of a neighbour that it copies. */
interface Place {
  board: Board;
  stage: number;
}
/** Returns the board and number of each stage of the wonder, none without a wonder. */
export function printedStages({ wonder, side, copied_stages = [] }: Built): Place[] {
  if (!wonder || !side) return [];
  if (copied_stages.length > 0) return copied_stages;
  const board = { wonder, side };
  return stagesOf(board).map((_, stage) => ({ board, stage }));
}
/** Returns all stages of the wonder, or those that it copies, none without a wonder. */
export const allStages = (city: Built): StageFacts[] =>
  printedStages(city).flatMap(({ board, stage }) => stagesOf(board)[stage] ?? []);

/** Returns the built stages, from 0. */
export const placesOf = ({ stages, places }: Built): number[] =>
  places && places.length > 0 ? places : stages.map((_, i) => i);

/** Returns the marker of a stage, or `undefined` if it is not built. */
export const markerAt = (city: Built, place: number): Marker | undefined =>
  city.stages[placesOf(city).indexOf(place)];

/** Returns the known cards under the stages: the reader's own, and all at the end of the match. */
export const buriedIn = ({ stages }: Pick<Built, 'stages'>): Card[] =>
  stages.flatMap(({ card }) => card ?? []);

/** Returns the known leaders that lie face down under the stages. */
export const leadersUnder = ({ stages }: Pick<Built, 'stages'>): Leader[] =>
  stages.flatMap(({ leader, lies = 'down' }) => (leader && lies === 'down' ? leader : []));

export const builtStages = (city: Built): StageFacts[] => {
  const all = allStages(city);
  return placesOf(city).flatMap((place) => all[place] ?? []);
};

/** Returns the first stage that is not built, or the number of stages if all are. */
export function nextPlace(city: Built): number {
  const built = new Set(placesOf(city));
  const all = allStages(city);
  const next = all.findIndex((_, i) => !built.has(i));
  return next < 0 ? all.length : next;
}
export const nextStage = (city: Built): StageFacts | undefined => allStages(city)[nextPlace(city)];

/** Returns the entombed leader of a stage, or `undefined`. */
export const tombAt = ({ tombs = [] }: Pick<CityView, 'tombs'>, place: number): TombView | undefined =>
  tombs.find((tomb) => tomb.stage === place);
/** Returns true if the stages are built in any order. */
export const anyOrder = ({ wonder, side }: Built): boolean =>
  wonder && side ? powerOf({ wonder, side }).some(({ kind }) => kind === 'any_stage') : false;
