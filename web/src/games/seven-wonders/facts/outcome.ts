// What comes of a build, as the table stands: shields against whom, points, coins.
import { cap } from '../../../i18n/text';
import { words } from '../words/words';
import { listing } from '../../../i18n/language.svelte';
import { effectsInWords } from '../words/effect-words';
import { kindOf, sciences, victories, type Effect } from './facts';
import { receiptWords } from '../words/receipt-words';
import { leftOf, rightOf } from './ring';
import type { CityView, Seat, View } from '../types';

/** The token that a conflict brings: so many shields against so many. */
export const tokenOf = (age: number, mine: number, theirs: number): number =>
  mine > theirs ? victories[age - 1]! : mine < theirs ? -1 : 0;

/** Points of scientific symbols, those of the owner's choice placed best. */
export function sciencePoints(symbols: number[], wild: number): number {
  if (wild === 0) return symbols.reduce((sum, n) => sum + n * n, 0) + 7 * Math.min(...symbols);
  return Math.max(
    ...symbols.map((_, i) =>
      sciencePoints(
        symbols.map((n, k) => n + (k === i ? 1 : 0)),
        wild - 1,
      ),
    ),
  );
}

/** Whether what an effect brings is told as a sum, or by its own words. */
const summed: Record<Effect['kind'], boolean> = {
  points: true,
  coins: true,
  shields: true,
  science: true,
  any_science: true,
  per: true,
  produce: false,
  discount: false,
  free_build: false,
  play_last_card: false,
  build_from_discard: false,
  copy_guild: false,
  reckoned: false,
  bank: false,
  cost: false,
  income: false,
  tokens: false,
  others_lose: false,
  build_free: false,
  changed_science: false,
  more_science: false,
  defeats_to_victor: false,
  unseen_by_guilds: false,
  power: false,
  any_stage: false,
  keep_hands: false,
  trade_defeats: false,
  plenty: false,
  foresee: false,
};

type Per = Extract<Effect, { kind: 'per' }>;

/** How much of what it counts there is. */
function counted({ count, of }: Per, view: View, city: Seat): number {
  const n = view.cities.length;
  const beside = [leftOf(city, n), rightOf(city, n)];
  const seats = of === 'own' ? [city] : of === 'neighbours' ? beside : [city, ...beside];
  const inCity = ({ cards, stages, defeats }: CityView) =>
    count === 'stages'
      ? stages.length
      : count === 'defeats'
        ? defeats
        : cards.filter((card) => kindOf(card) === count).length;
  return seats.reduce((sum, seat) => sum + inCity(view.cities[seat]!), 0);
}

/** `itself`: what else it adds to what it counts, a card of its own colour for one. */
export function outcomeOf(
  effects: Effect[],
  view: View,
  city: Seat,
  nameOf: (city: Seat) => string,
  itself: Per['count'] | null,
): string {
  const t = receiptWords();
  const home = view.cities[city]!;
  const n = view.cities.length;
  const said: string[] = [];
  const sum = (kind: 'shields' | 'points' | 'coins') =>
    effects.reduce((total, e) => total + (e.kind === kind ? e.amount : 0), 0);

  const shields = sum('shields');
  if (shields > 0) {
    said.push(t.shields(home.shields, home.shields + shields));
    for (const seat of new Set([leftOf(city, n), rightOf(city, n)])) {
      const theirs = view.cities[seat]!.shields;
      const age = Math.max(1, view.age);
      const [before, after] = [home.shields, home.shields + shields].map((mine) =>
        tokenOf(age, mine, theirs),
      );
      if (before !== after) said.push(t.against(nameOf(seat), theirs, before!, after!));
    }
  }
  let points = sum('points');
  let coins = sum('coins');
  let counts = false;
  for (const effect of effects) {
    if (effect.kind !== 'per') continue;
    const all = counted(effect, view, city) + (effect.count === itself && effect.of !== 'neighbours' ? 1 : 0);
    points += effect.points * all;
    coins += effect.coins * all;
    counts ||= effect.points > 0;
  }
  if (points > 0 || counts) said.push(counts ? t.pointsNow(points) : t.points(points));
  if (coins > 0) said.push(t.coinsNow(coins));

  const symbols = effects.flatMap((e) => (e.kind === 'science' ? [e.symbol] : []));
  const wild = effects.filter((e) => e.kind === 'any_science').length;
  if (symbols.length + wild > 0) {
    const after = home.symbols.map((had, i) => had + symbols.filter((one) => one === sciences[i]).length);
    const what =
      symbols.length > 0 ? listing(symbols.map((one) => words().sciences[one])) : effectsInWords(effects);
    said.push(
      t.science(
        cap(what),
        sciencePoints(home.symbols, home.wild_symbols),
        sciencePoints(after, home.wild_symbols + wild),
      ),
    );
  }
  const rest = effects.filter(({ kind }) => !summed[kind]);
  if (rest.length > 0) said.push(`${cap(effectsInWords(rest))}.`);
  return said.join(' ');
}
