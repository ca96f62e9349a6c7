// What an amount comes to in a city, as the table stands: counted from what lies open.
import type { Amount, Count, If, Whose } from '../../../generated/seven-wonders.facts';
import type { CityView, Seat, View } from '../types';
import { by } from './by';
import { kindOf, kinds, sciences, victories, type Kind } from './facts';
import { leftOf, rightOf } from './ring';

/** Where things are counted. */
interface Place {
  view: View;
  city: Seat;
  /** The symbols that count, where they are placed already; otherwise those that lie there. */
  symbols?: number[];
}

const beside = ({ view, city }: Place): CityView[] =>
  [leftOf(city, view.cities.length), rightOf(city, view.cities.length)].map((seat) => view.cities[seat]!);

const ofKind = (city: CityView, kind: Kind) => city.cards.filter((card) => kindOf(card) === kind).length;

/** How many a city has. */
function held(count: Count, city: CityView, place: Place): number {
  return by<Count, number>(count, {
    cards: (kind) => ofKind(city, kind),
    stages: () => city.stages.length,
    defeats: () => city.defeats,
    victories: () => city.victories.reduce((sum, n) => sum + n, 0),
    coins: (each) => Math.floor(city.coins / each),
    sets: (of) => Math.min(...(of.length > 0 ? of : kinds).map((kind) => ofKind(city, kind))),
    science_sets: () => {
      const mine = city === place.view.cities[place.city];
      const symbols = (mine && place.symbols) || city.symbols;
      return Math.min(...sciences.map((_, i) => symbols[i] ?? 0));
    },
    leaders: () => city.leaders?.length ?? 0,
    age: () => place.view.age,
    richer_neighbour: () => Math.max(...beside(place).map(({ coins }) => coins)),
    equal_victories: () => city.victories.reduce((sum, n, i) => sum + Math.floor(n / 2) * victories[i]!, 0),
  });
}

function holds(only: If, place: Place): boolean {
  const mine = place.view.cities[place.city]!;
  const own = (count: Count) => held(count, mine, place);
  return by<If, boolean>(only, {
    none: (count) => own(count) === 0,
    one: (count) => own(count) === 1,
    more_than_neighbours: (count) => beside(place).every((city) => own(count) > held(count, city, place)),
  });
}

const where: Record<Whose, (place: Place) => CityView[]> = {
  own: ({ view, city }) => [view.cities[city]!],
  neighbours: beside,
  around: (place) => [place.view.cities[place.city]!, ...beside(place)],
};

/** What an amount comes to for a city. */
export function reckoned({ base, per, least, only }: Amount, place: Place): number {
  if (only && !holds(only, place)) return 0;
  const more = per
    ? where[per.of](place).reduce((sum, city) => sum + per.each * held(per.count, city, place), 0)
    : 0;
  return Math.max(least ?? -Infinity, base + more);
}
