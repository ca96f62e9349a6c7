// The room of the reader's city on a desk.
import type { CityView, View } from '../types';
import { hasBabel } from './score';

/** Returns the rows of buildings that have room beside the wonder. `high` is the height of the window in `rem`. */
export function rowsBeside(view: View, city: CityView, wide: number, high: number): number {
  if (wide < 1000) return 0;
  const others = view.cities.length < 4 ? 0 : view.cities.length === 5 ? 11 : 7.5;
  const facts = city.sources.length > 8 ? 7 : city.sources.length > 3 ? 4.75 : 2.75;
  const laws = hasBabel(view) ? 4 : 0;
  const leaders = city.leaders?.length ? 6.75 : 0;
  // The head of the page and the dock.
  const around = wide < 1500 ? 20.5 : 22;
  return Math.max(0, Math.floor((high - around - others - facts - laws - leaders) / 5.2));
}
