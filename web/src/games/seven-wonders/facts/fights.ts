// The fights at the end of the age, as the table is now. Diplomacy closes the ring without the city; partners
// do not fight.
import { teamOf } from '../../../look/teams';
import type { CityView, Seat } from '../types';
import { leftOf } from './ring';

type Teams = number[][];

/** Two cities that will fight: `a`, and `b` to the left of it, for this number of equal tokens. */
export interface Fight {
  a: Seat;
  b: Seat;
  tokens: number;
}

/** Returns true if diplomacy keeps the city out of the conflicts of this age. */
export const isAway = ({ diplomacy = 0, fresh = 0, void: nothing = false }: CityView): boolean =>
  diplomacy > (nothing ? fresh : 0);

export const arePartners = (teams: Teams, a: Seat, b: Seat): boolean => {
  const team = teamOf(teams, a);
  return a !== b && team !== null && team === teamOf(teams, b);
};

/** Returns all fights of the age as the table is now, clockwise. */
export function fightsOf(cities: CityView[], teams: Teams): Fight[] {
  const n = cities.length;
  if (teams.length > 0) {
    // With teams the ring does not close. At a border, one diplomacy token halves the fight's tokens; two
    // cancel it.
    return cities.flatMap((city, a) => {
      const b = leftOf(a, n);
      const tokens = arePartners(teams, a, b) ? 0 : 2 - Number(isAway(city)) - Number(isAway(cities[b]!));
      return tokens > 0 ? [{ a, b, tokens }] : [];
    });
  }
  const present = cities.flatMap((city, seat) => (isAway(city) ? [] : [seat]));
  if (present.length < 2) return [];
  const last = present.length === 2 ? 1 : present.length;
  return present.slice(0, last).map((a, i) => ({ a, b: present[(i + 1) % present.length]!, tokens: 1 }));
}

/** Returns the fight of two cities as the table is now, or `undefined` without one. */
export const fightOf = (fights: Fight[], one: Seat, other: Seat): Fight | undefined =>
  fights.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
