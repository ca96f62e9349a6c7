// The facts of a stage in addition to its effect: the owner of a copied stage, the colour of its marker, its
// entombed leader.
import { copyOf } from '../facts/copies';
import { wonderName } from '../facts/facts';
import { leaderName } from '../facts/leaders';
import { markerAt, tombAt } from '../facts/stages';
import type { CityView } from '../types';
import { boxTexts } from './texts';
import { words } from './words';

export function besides(city: CityView, place: number): string[] {
  const copy = copyOf(city, place);
  const colour = markerAt(city, place)?.colour;
  const tomb = tombAt(city, place);
  if (!copy && !colour && !tomb) return [];
  const [m, w] = [boxTexts().matters, words()];
  return [
    ...(copy
      ? [
          m.stageFrom(
            copy.stage + 1,
            wonderName(copy.board.wonder),
            copy.from === 'left' ? w.leftNeighbour : w.rightNeighbour,
          ),
        ]
      : []),
    ...(colour ? [m.markedBy(w.kindCards[colour][0])] : []),
    ...(tomb ? [m.tomb(leaderName(tomb.leader), w.points(tomb.points))] : []),
  ];
}
