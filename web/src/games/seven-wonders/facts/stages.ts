// Which stages of a wonder stand: the first ones, unless they may be built in any order.
import type { CityView, Marker } from '../types';
import { stagesOf, type StageFacts } from './facts';

type Built = Pick<CityView, 'wonder' | 'side' | 'stages' | 'places'>;

/** All stages of its wonder; none without one. */
export const allStages = ({ wonder, side }: Pick<CityView, 'wonder' | 'side'>): StageFacts[] =>
  wonder && side ? stagesOf({ wonder, side }) : [];

/** Which stages stand, from 0. */
export const placesOf = ({ stages, places }: Built): number[] =>
  places && places.length > 0 ? places : stages.map((_, i) => i);

/** What marks a stage; nothing if it is not built. */
export const markerAt = (city: Built, place: number): Marker | undefined =>
  city.stages[placesOf(city).indexOf(place)];

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
