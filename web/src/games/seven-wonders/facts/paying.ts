// The coins that cities pay to their neighbours for resources.
import type { How, LeaderHow, Seat } from '../types';
import { leftOf, rightOf } from './ring';

/** What a city did in a turn, as far as payments need it. */
interface Deed {
  city: Seat;
  how: How | LeaderHow;
}
/** Coins that go from one city to another. */
export interface Paid {
  from: Seat;
  to: Seat;
  coins: number;
}

/** Returns the payments of these deeds, at a table of that many cities. */
export const paymentsOf = (deeds: Deed[], cities: number): Paid[] =>
  deeds.flatMap(({ city, how }) =>
    'pay' in how
      ? [
          { from: city, to: leftOf(city, cities), coins: how.pay.left },
          { from: city, to: rightOf(city, cities), coins: how.pay.right },
        ].filter(({ coins }) => coins > 0)
      : [],
  );
