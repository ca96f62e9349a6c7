// Points by categories: as they would be if the match ended now, and as they are in the end.
import type { Row } from '../../../generated/seven-wonders.facts';
import type { CityView, Seat, View } from '../types';
import { rows } from './facts';

/** A row of the score sheet but for the total. */
export type Category = Row;
export const categoriesOf = (view: View): Category[] =>
  rows.filter((row) => row !== 'leaders' || view.leaders);
/** Rows that bring nothing are left out. */
export const pointsOf = ({ tally }: CityView, category: Category): number => tally.rows[category] ?? 0;

export interface Column {
  seat: Seat;
  city: CityView;
}

/** `null` while the match runs. The most points first, then coins; the Free city last. */
export function columns(view: View): Column[] | null {
  if (!view.scores) return null;
  return view.cities
    .map((city, seat) => ({ seat, city }))
    .sort(
      (a, b) =>
        Number(b.city.seat !== null) - Number(a.city.seat !== null) ||
        b.city.tally.total - a.city.tally.total ||
        b.city.coins - a.city.coins ||
        a.seat - b.seat,
    );
}
