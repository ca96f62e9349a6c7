// Plausible cities and offers for fixtures, counted from what is printed. The engine is not here.
import { factsOf, sciences, stagesOf, wonderFacts, type Cost, type Effect } from './facts/facts';
import { leftOf, rightOf } from './facts/ring';
import type {
  Card,
  CityView,
  Intent,
  Means,
  Offer,
  Offers,
  Payment,
  Resource,
  Seat,
  Side,
  Wonder,
} from './types';

/** A city in which all this stands. */
export function cityOf(
  seat: Seat | null,
  wonder: Wonder,
  side: Side,
  cards: Card[],
  rest: { stages?: number; coins?: number; victories?: number[]; defeats?: number } = {},
): CityView {
  const built = rest.stages ?? 0;
  const effects: Effect[] = [
    ...stagesOf({ wonder, side })
      .slice(0, built)
      .flatMap((stage) => stage.effects),
    ...cards.flatMap((card) => factsOf(card).effects),
  ];
  const sum = (kind: 'shields') => effects.reduce((n, e) => n + (e.kind === kind ? e.amount : 0), 0);
  const price = (side_: 'left' | 'right', cls: 'raw' | 'manufactured') =>
    effects.some((e) => e.kind === 'discount' && e.class === cls && (e.from === side_ || e.from === 'both'))
      ? 1
      : 2;
  return {
    seat,
    left: false,
    wonder,
    side,
    stages: Array.from({ length: built }, (_, i) => ({ age: Math.min(3, i + 1), card: null })),
    cards,
    coins: rest.coins ?? 3,
    shields: sum('shields'),
    victories: rest.victories ?? [0, 0, 0],
    defeats: rest.defeats ?? 0,
    sources: [
      ...[wonderFacts(wonder).resource].flatMap((one) =>
        one ? [{ one_of: [one], units: 1, sold: true }] : [],
      ),
      ...effects.flatMap((e) =>
        e.kind === 'produce' ? [{ one_of: e.one_of, units: e.units, sold: e.sold }] : [],
      ),
    ],
    prices: {
      raw_left: price('left', 'raw'),
      raw_right: price('right', 'raw'),
      manufactured_left: price('left', 'manufactured'),
      manufactured_right: price('right', 'manufactured'),
    },
    free_build: effects.some((e) => e.kind === 'free_build'),
    symbols: sciences.map(
      (symbol) => effects.filter((e) => e.kind === 'science' && e.symbol === symbol).length,
    ),
    wild_symbols: effects.filter((e) => e.kind === 'any_science').length,
  };
}

/** Ways to pay, without regard to how one choice excludes another. */
function meansOf(cost: Cost, city: CityView, left: CityView, right: CityView): Means {
  const own = city.sources.flatMap((source) => Array<Resource[]>(source.units).fill(source.one_of));
  const missing = cost.resources.filter((one) => {
    const at = own.findIndex((options) => options.includes(one));
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
  const stock = (from: CityView) =>
    from.sources.flatMap((s) => (s.sold ? Array<Resource[]>(s.units).fill(s.one_of) : []));
  const sells = (from: Resource[][], one: Resource) => {
    const at = from.findIndex((options) => options.includes(one));
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  const found = new Map<string, Payment>();
  for (let split = 0; split < 2 ** missing.length; split++) {
    const [from, to] = [stock(left), stock(right)];
    const pay = { left: 0, right: 0 };
    const possible = missing.every((one, i) => {
      const isRaw = ['wood', 'stone', 'ore', 'clay'].includes(one);
      if (split & (1 << i)) {
        pay.left += isRaw ? city.prices.raw_left : city.prices.manufactured_left;
        return sells(from, one);
      }
      pay.right += isRaw ? city.prices.raw_right : city.prices.manufactured_right;
      return sells(to, one);
    });
    if (possible) found.set(`${pay.left} ${pay.right}`, pay);
  }
  const all = [...found.values()].sort((a, b) => a.left - b.left || a.right - b.right);
  const best = all.filter((one, i) => all.findIndex((o) => o.left <= one.left && o.right <= one.right) === i);
  if (best.length === 0)
    return { means: 'no', because: { why: 'resources_missing', missing: missing.slice(0, 2) } };
  const ways = best.filter((one) => one.left + one.right + cost.coins <= city.coins);
  if (ways.length > 0) return { means: 'pay', bank: cost.coins, ways };
  const needed = Math.min(...best.map((one) => one.left + one.right)) + cost.coins;
  return { means: 'no', because: { why: 'coins_missing', needed, held: city.coins, ways: best } };
}

/** What could be done with the cards of a hand. */
export function offersFor(hand: Card[], cities: CityView[], seat: Seat): Extract<Offers, { asked: 'play' }> {
  const city = cities[seat]!;
  const [left, right] = [cities[leftOf(seat, cities.length)]!, cities[rightOf(seat, cities.length)]!];
  const same = (a: Card, b: Card) => factsOf(a).en === factsOf(b).en;
  const offers = [...new Set(hand)].map((card): Offer => {
    const twin = city.cards.find((one) => same(one, card));
    const parent = factsOf(card).free_with.find((one) => city.cards.includes(one));
    const build: Means = twin
      ? { means: 'no', because: { why: 'already_built', card: twin } }
      : parent
        ? { means: 'chain', with: parent }
        : meansOf(factsOf(card).cost, city, left, right);
    const free = build.means === 'pay' && build.ways.some((way) => build.bank + way.left + way.right === 0);
    return { card, build, power: city.free_build && !twin && !parent && !free };
  });
  const next = stagesOf({ wonder: city.wonder!, side: city.side! })[city.stages.length];
  return {
    asked: 'play',
    city: seat,
    coins: city.coins,
    free_build: city.free_build,
    cards: offers,
    stage: next
      ? meansOf(next.cost, city, left, right)
      : { means: 'no', because: { why: 'wonder_complete' } },
    discard: true,
  };
}

/** The same one by one, as the server lists it. */
export function intentsOf(offers: Extract<Offers, { asked: 'play' }>): Intent[] {
  const { city } = offers;
  return offers.cards.flatMap(({ card, build, power }): Intent[] => {
    const play = (how: Extract<Intent, { do: 'play' }>['how']): Intent => ({ do: 'play', city, card, how });
    return [
      ...(build.means === 'chain' ? [play({ as: 'chain' })] : []),
      ...(build.means === 'pay' ? build.ways.map((pay) => play({ as: 'build', pay })) : []),
      ...(power ? [play({ as: 'power' })] : []),
      ...(offers.stage.means === 'pay' ? offers.stage.ways.map((pay) => play({ as: 'stage', pay })) : []),
      ...(offers.discard ? [play({ as: 'discard' })] : []),
    ];
  });
}
