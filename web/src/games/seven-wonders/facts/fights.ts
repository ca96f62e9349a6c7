// Who meets whom at the end of the age, as the table lies: diplomacy closes the ring, partners do not fight.
import { teamOf } from '../../../look/teams';
import type { CityView, Seat } from '../types';
import { leftOf } from './ring';

type Teams = number[][];

/** Two cities that will meet: `a`, and `b` to the left of it; so many equal tokens are given. */
export interface Fight {
  a: Seat;
  b: Seat;
  tokens: number;
}

/** Diplomacy keeps it out of the conflicts of this age. */
export const isAway = ({ diplomacy = 0, fresh = 0, void: nothing = false }: CityView): boolean =>
  diplomacy > (nothing ? fresh : 0);

export const arePartners = (teams: Teams, a: Seat, b: Seat): boolean => {
  const team = teamOf(teams, a);
  return a !== b && team !== null && team === teamOf(teams, b);
};

/** All fights of the age as it stands, clockwise. */
export function fightsOf(cities: CityView[], teams: Teams): Fight[] {
  const n = cities.length;
  if (teams.length > 0) {
    // The ring is not closed: a token on one side of a border makes two fights one, on both sides it makes none.
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

/** The fight of two cities as it stands; nothing if they do not meet. */
export const fightOf = (fights: Fight[], one: Seat, other: Seat): Fight | undefined =>
  fights.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
