// The facts that everybody can see, city by city.
import type { Extras } from '../facts/extras';
import { factsOf, kindOf, kinds, sciences, type Kind } from '../facts/facts';
import { worthOf } from '../facts/leader-worth';
import { sciencePoints } from '../facts/points';
import { builtStages } from '../facts/stages';
import type { CityView, View } from '../types';
import { texts } from './texts';
import { words } from './words';

export interface Fact {
  name: string;
  /** Instead of its name. */
  sign?: string;
  kind?: Kind;
  /** By seat. */
  values: number[];
}

/** Points that lie on the table: tokens, stages, blue cards, coins, science and leaders; guilds are counted at the end. */
export function soFar(city: CityView, leaders = 0): number {
  const [ones = 0, threes = 0, fives = 0] = city.victories;
  const board = builtStages(city)
    .flatMap(({ effects }) => effects)
    .reduce((sum, e) => sum + (e.kind === 'points' ? e.amount : 0), 0);
  return (
    ones +
    3 * threes +
    5 * fives -
    city.defeats +
    board +
    Math.floor(city.coins / 3) +
    city.cards
      .flatMap((card) => factsOf(card).effects)
      .reduce((sum, e) => sum + (e.kind === 'points' ? e.amount : 0), 0) +
    sciencePoints(city.symbols, city.wild_symbols) +
    leaders
  );
}

export function compareRows(view: View, extras?: Extras): Fact[] {
  const w = words();
  const led = (city: CityView, seat: number) =>
    (city.leaders ?? []).reduce((sum, leader) => sum + (worthOf(leader, view, seat) ?? 0), 0);
  const of = (count: (city: CityView, seat: number) => number) => view.cities.map(count);
  return [
    { name: w.coins(2).replace(/^\d+ /, ''), sign: 'coin', values: of((city) => city.coins) },
    { name: w.shields(2).replace(/^\d+ /, ''), sign: 'shield', values: of((city) => city.shields) },
    {
      name: w.victories(2).replace(/^\d+ /, ''),
      sign: 'victory',
      values: of(({ victories: [a = 0, b = 0, c = 0] }) => a + 3 * b + 5 * c),
    },
    { name: w.defeats(2).replace(/^\d+ /, ''), sign: 'defeat', values: of((city) => -city.defeats) },
    ...(extras
      ? [
          {
            name: w.debts(2).replace(/^\d+ /, ''),
            sign: 'debt',
            values: of((_, seat) => -(extras.cities[seat]?.debts ?? 0)),
          },
        ]
      : []),
    { name: w.sheet.stages, sign: 'stage', values: of((city) => city.stages.length) },
    ...(view.leaders
      ? [{ name: texts().leaders.title, sign: 'man', values: of((city) => city.leaders?.length ?? 0) }]
      : []),
    ...sciences.map((id, i) => ({
      name: w.sciences[id],
      sign: id,
      values: of((city) => city.symbols[i] ?? 0),
    })),
    ...kinds.map((kind) => ({
      name: w.kinds[kind],
      sign: `scene-${kind}`,
      kind,
      values: of((city) => city.cards.filter((card) => kindOf(card) === kind).length),
    })),
    { name: w.sheet.so, sign: 'points', values: of((city, seat) => soFar(city, led(city, seat))) },
  ];
}
