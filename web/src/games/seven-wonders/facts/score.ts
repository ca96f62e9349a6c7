// Points by categories: as they would be if the match ended now, and as they are in the end.
import type { Row } from '../../../generated/seven-wonders.facts';
import type { CityView, Seat, View } from '../types';
import { rows } from './facts';

/** A row of the score sheet but for the total. */
export type Category = Row;
/** Whether there are black cards and debts: no other match has seven turns in an age, or eight cities. */
export const hasCities = ({ turns = 6, cities }: View): boolean => turns > 6 || cities.length > 7;
/** Whether there is the Tower of Babel, or a Great Project was shown. */
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
/** Rows that bring nothing are left out. */
export const pointsOf = ({ tally }: CityView, category: Category): number => tally.rows[category] ?? 0;

export interface Column {
  seat: Seat;
  city: CityView;
}

/**
 * `null` while the match runs. The most points first, then coins; the Free city last. Where teams play, the best team
 * first, and partners side by side.
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
