// What a build takes, line by line: what the city makes itself, and what is bought of whom. The only place that works
// this out from the ways to pay that the rules offer; where the rules send the lines themselves, it only reads them.
import { either, listing } from '../../../i18n/language.svelte';
import { cardName, factsOf, leadsTo, raw, wonderFacts, wonderName, type Cost } from '../facts/facts';
import { leaderFacts, leaderName } from '../facts/leaders';
import { builtStages } from '../facts/stages';
import { receiptWords } from '../words/receipt-words';
import { leftOf, rightOf } from '../facts/ring';
import type { Card, CityView, Means, Payment, Resource, Seat, View } from '../types';
import { unitsInWords } from '../words/words';

export type From = 'own' | 'left' | 'right' | 'chain' | 'bank' | 'nobody' | 'gain';

/** One line. */
export interface Row {
  from: From;
  /** The signs in front: resources, or the id of another drawing. */
  signs: string[];
  text: string;
  /** Coins it takes; less than nothing is what comes in. */
  coins: number;
}

/** Something in a city that makes a unit each turn. */
interface Maker {
  name: string;
  one_of: Resource[];
}

/** What makes a city's resources, one entry a unit; `sold`: only what neighbours may buy. */
export function makersOf(city: CityView, sold: boolean): Maker[] {
  const { wonder } = city;
  const start = wonder && wonderFacts(wonder).resource;
  const made: Maker[] = start ? [{ name: wonderName(wonder), one_of: [start] }] : [];
  const from = (name: string, effects: ReturnType<typeof factsOf>['effects']) => {
    for (const effect of effects)
      if (effect.kind === 'produce' && (effect.sold || !sold))
        for (let n = 0; n < effect.units; n++) made.push({ name, one_of: effect.one_of });
  };
  for (const card of city.cards) from(cardName(card), factsOf(card).effects);
  if (wonder) for (const stage of builtStages(city)) from(wonderName(wonder), stage.effects);
  for (const leader of city.leaders ?? []) from(leaderName(leader), leaderFacts(leader).effects);
  return made;
}

const nothing: Payment = { left: 0, right: 0 };
/** Own sources cost nothing, so they come first. */
const nearestFirst: Unit['from'][] = ['own', ...(['left', 'right'] as const)];

interface Unit {
  resource: Resource;
  from: 'own' | 'left' | 'right';
  name: string;
  price: number;
}

/** Where each unit comes from if this is paid; `null` if no sharing out fits, which the rules never offer. */
function shareOut(cost: Resource[], view: View, city: Seat, pay: Payment): Unit[] | null {
  const n = view.cities.length;
  const [home, left, right] = [city, leftOf(city, n), rightOf(city, n)].map((seat) => view.cities[seat]!);
  const { prices } = home!;
  const priceOf = (from: Unit['from'], one: Resource) =>
    from === 'own' ? 0 : raw.includes(one) ? prices[`raw_${from}`] : prices[`manufactured_${from}`];
  const stock = { own: makersOf(home!, false), left: makersOf(left!, true), right: makersOf(right!, true) };
  const used = new Set<Maker>();
  const paid: Record<Unit['from'], number> = { own: 0, ...nothing };
  const most = { own: 0, ...pay };
  const found: Unit[] = [];
  const place = (i: number): boolean => {
    const resource = cost[i];
    if (resource === undefined) return paid.left === pay.left && paid.right === pay.right;
    for (const from of nearestFirst) {
      const price = priceOf(from, resource);
      if (paid[from] + price > most[from]) continue;
      const tried = new Set<string>();
      // What makes only this first: what can choose is kept for the rest.
      const makers = stock[from]
        .filter((maker) => maker.one_of.includes(resource) && !used.has(maker))
        .sort((a, b) => a.one_of.length - b.one_of.length);
      for (const maker of makers) {
        const kind = maker.one_of.join();
        if (tried.has(kind)) continue;
        tried.add(kind);
        used.add(maker);
        paid[from] += price;
        found[i] = { resource, from, name: maker.name, price };
        if (place(i + 1)) return true;
        used.delete(maker);
        paid[from] -= price;
      }
    }
    return false;
  };
  return place(0) ? found : null;
}

const unique = (names: string[]) => [...new Set(names)];

/** What is paid for, line by line, by this way to pay. */
function paidRows(cost: Cost, bank: number, pay: Payment, view: View, city: Seat, called: Called): Row[] {
  const t = receiptWords();
  const units = shareOut(cost.resources, view, city, pay);
  const rows: Row[] = [];
  const own = units?.filter(({ from }) => from === 'own') ?? [];
  if (own.length > 0)
    rows.push({
      from: 'own',
      signs: own.map(({ resource }) => resource),
      text: t.own(unique(own.map(({ name }) => name)).join(', ')),
      coins: 0,
    });
  for (const from of ['left', 'right'] as const) {
    if (pay[from] === 0) continue;
    const bought = units?.filter((unit) => unit.from === from) ?? [];
    const cheap = bought.filter(({ price }) => price < 2).length;
    const each =
      bought.length === 0 ? '' : cheap === 0 ? t.each(2) : cheap === bought.length ? t.each(1) : t.mixed;
    rows.push({
      from,
      signs: bought.map(({ resource }) => resource),
      text: t.bought(called[from], from, each),
      coins: pay[from],
    });
  }
  if (bank > 0) rows.push({ from: 'bank', signs: ['coin'], text: t.printed, coins: bank });
  if (rows.length === 0) rows.push({ from: 'own', signs: [], text: t.nothing, coins: 0 });
  return rows;
}

/** How the two beside the city are called. */
export interface Called {
  left: string;
  right: string;
}

/** Why it cannot be built, and what would help. */
function refusedRows(
  cost: Cost,
  means: Extract<Means, { means: 'no' }>,
  view: View,
  city: Seat,
  called: Called,
) {
  const t = receiptWords();
  const { because } = means;
  if (because.why === 'resources_missing') {
    const lacking = [...because.missing];
    const rest = cost.resources.filter((one) => {
      const at = lacking.indexOf(one);
      if (at >= 0) lacking.splice(at, 1);
      return at < 0;
    });
    const units = shareOut(rest, view, city, { left: 0, right: 0 });
    const rows: Row[] = units?.length
      ? [
          {
            from: 'own',
            signs: units.map(({ resource }) => resource),
            text: t.own(unique(units.map(({ name }) => name)).join(', ')),
            coins: 0,
          },
        ]
      : [];
    rows.push({
      from: 'nobody',
      signs: because.missing,
      text: t.lacking(unitsInWords(because.missing)),
      coins: 0,
    });
    return rows;
  }
  if (because.why === 'coins_missing') {
    const way = [...because.ways].sort((a, b) => a.left + a.right - b.left - b.right)[0];
    const bank = cost.coins;
    return way ? paidRows(cost, bank, way, view, city, called) : [];
  }
  return [];
}

/** What would make a card free, as far as the city does not have it. */
export function wouldHelp(card: Card): string | null {
  const parents = factsOf(card).free_with;
  return parents.length > 0 ? receiptWords().wouldHelp(either(parents.map(cardName))) : null;
}
export const leads = (card: Card): string | null => {
  const next = leadsTo(card);
  return next.length > 0 ? receiptWords().leads(listing(next.map(cardName))) : null;
};

export function receiptOf(
  cost: Cost,
  means: Means,
  pay: Payment | null,
  view: View,
  city: Seat,
  called: Called,
): Row[] {
  const t = receiptWords();
  switch (means.means) {
    case 'chain':
      return [{ from: 'chain', signs: ['chain'], text: t.chain(cardName(means.with)), coins: 0 }];
    case 'pay':
      return pay ? paidRows(cost, means.bank, pay, view, city, called) : [];
    case 'no':
      return refusedRows(cost, means, view, city, called);
  }
}

/** What a receipt comes to. */
export const sumOf = (rows: Row[]): number => rows.reduce((sum, row) => sum + row.coins, 0);
