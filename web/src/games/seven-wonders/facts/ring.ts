// The places of the cities: a ring, clockwise. The left neighbour is the next one.
import type { Seat, View } from '../types';

export const leftOf = (city: Seat, cities: number): Seat => (city + 1) % cities;
export const rightOf = (city: Seat, cities: number): Seat => (city + cities - 1) % cities;

export interface Ring {
  /** The city at the bottom: the reader's, or the first for a spectator. */
  home: Seat;
  left: Seat;
  right: Seat;
  /** All other cities, clockwise from the left neighbour, which is left to right across the table. */
  others: Seat[];
}

export function ringOf(view: View): Ring {
  const n = view.cities.length;
  const home = view.you?.seat ?? 0;
  return {
    home,
    left: leftOf(home, n),
    right: rightOf(home, n),
    others: Array.from({ length: Math.max(0, n - 3) }, (_, i) => (home + 2 + i) % n),
  };
}

/** Returns all seats in a line in table order, `home` in the middle between its neighbours. */
export function abreast(home: Seat, cities: number): Seat[] {
  const left = Math.floor((cities - 1) / 2);
  return Array.from({ length: cities }, (_, i) => (home + left - i + cities) % cities);
}
