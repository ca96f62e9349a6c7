// Who sits where: cities lie in a ring, clockwise; the left neighbour is the next one.
import type { Seat, View } from '../types';

export const leftOf = (city: Seat, cities: number): Seat => (city + 1) % cities;
export const rightOf = (city: Seat, cities: number): Seat => (city + cities - 1) % cities;

export interface Ring {
  /** The city at the bottom: one's own, or the first for a spectator. */
  home: Seat;
  left: Seat;
  right: Seat;
  /** Everybody else, clockwise from the left neighbour: left to right across the table. */
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

/** Everybody in a line, as they sit, `home` in the middle with the neighbours beside it. */
export function abreast(home: Seat, cities: number): Seat[] {
  const left = Math.floor((cities - 1) / 2);
  return Array.from({ length: cities }, (_, i) => (home + left - i + cities) % cities);
}
