// The end by categories.
import { texts } from '../words/texts';
import type { Facts, Row } from '../../../generated/seven-wonders.facts';
import printed from '../../../generated/seven-wonders.facts.json';
import type { Score, Seat, View } from '../types';

/** The rows of the sheet but for the total, as the rules order them. */
export type Category = Row;
export const categoriesOf = (view: View): Category[] =>
  (printed as unknown as Facts).rows.filter((row) => row !== 'leaders' || view.leaders);
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
export const scoreWords = () => texts().score;
