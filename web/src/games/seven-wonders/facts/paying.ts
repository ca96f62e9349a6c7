// The coins that cities pay to their neighbours for resources.
import type { How, LeaderHow, Seat } from '../types';
import { leftOf, rightOf } from './ring';

/** The action of a city in a turn, without the parts that no payment needs. */
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

/** Returns the payments of these actions, at a table with this number of cities. */
export const paymentsOf = (deeds: Deed[], cities: number): Paid[] =>
  deeds.flatMap(({ city, how }) =>
    'pay' in how
      ? [
          { from: city, to: leftOf(city, cities), coins: how.pay.left },
          { from: city, to: rightOf(city, cities), coins: how.pay.right },
        ].filter(({ coins }) => coins > 0)
      : [],
  );
