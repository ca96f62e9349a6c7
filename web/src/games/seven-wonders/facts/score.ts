// Points by category: as if the match ended now, and at its end.
import type { Row } from '../../../generated/seven-wonders.facts';
import type { CityView, Seat, View } from '../types';
import { rows } from './facts';

/** A row of the score sheet without the total. */
export type Category = Row;
/** Returns true with black cards and debts: no other match has seven turns in an age, or eight cities. */
export const hasCities = ({ turns = 6, cities }: View): boolean => turns > 6 || cities.length > 7;
/** Returns true with the Tower of Babel, or if a Great Project was shown. */
export const hasBabel = ({ tower, projects = [] }: View): boolean => !!tower || projects.length > 0;
export const categoriesOf = (view: View): Category[] =>
  rows.filter((row) =>
    row === 'leaders'
      ? view.leaders
      : row === 'babel'
        ? hasBabel(view)
        : row === 'cities' || row === 'debts'
          ? hasCities(view)
          : true,
  );
/** Returns the points of a row, 0 for a missing one. */
export const pointsOf = ({ tally }: CityView, category: Category): number => tally.rows[category] ?? 0;

export interface Column {
  seat: Seat;
  city: CityView;
}

/**
 * Returns the columns, or `null` while the match runs. The most points come first, then coins; the Free city
 * is last. With teams the best team comes first, and partners are side by side.
 */
export function columns(
  view: View,
  places: number[] = [],
  teams: { seats: number[] }[] = [],
): Column[] | null {
  if (!view.scores) return null;
  const team = (seat: Seat) => teams.findIndex(({ seats }) => seats.includes(seat));
  const place = (seat: Seat) => (teams.length > 0 ? (places[seat] ?? 0) : 0);
  return view.cities
    .map((city, seat) => ({ seat, city }))
    .sort(
      (a, b) =>
        Number(b.city.seat !== null) - Number(a.city.seat !== null) ||
        place(a.seat) - place(b.seat) ||
        team(a.seat) - team(b.seat) ||
        b.city.tally.total - a.city.tally.total ||
        b.city.coins - a.city.coins ||
        a.seat - b.seat,
    );
}
