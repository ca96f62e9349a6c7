// The end by categories.
import type { Row } from '../../../generated/seven-wonders.facts';
import type { Score, Seat, View } from '../types';
import { rows } from './facts';

/** A row of the score sheet but for the total. */
export type Category = Row;
export const categoriesOf = (view: View): Category[] =>
  rows.filter((row) => row !== 'leaders' || view.leaders);
/** Rows that bring nothing may be left out. */
export const pointsOf = (score: Score, category: Category): number => score[category] ?? 0;

export interface Column {
  city: Seat;
  score: Score;
  coins: number;
  /** The Free city wins nothing. */
  plays: boolean;
}

/** `null` while the match runs. The most points first, then coins; the Free city last. */
export function columns(view: View): Column[] | null {
  if (!view.scores) return null;
  return view.scores
    .map((score, city) => ({
      city,
      score,
      coins: view.cities[city]!.coins,
      plays: view.cities[city]!.seat !== null,
    }))
    .sort(
      (a, b) =>
        Number(b.plays) - Number(a.plays) ||
        b.score.total - a.score.total ||
        b.coins - a.coins ||
        a.city - b.city,
    );
}
