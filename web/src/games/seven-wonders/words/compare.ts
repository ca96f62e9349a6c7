// The public facts, city by city.
import { laidBy } from '../facts/babel';
import { kindOf, kinds, sciences, type Kind } from '../facts/facts';
import type { CityView, View } from '../types';
import { hasCities } from '../facts/score';
import { boxTexts } from './texts';
import { words } from './words';

export interface Fact {
  name: string;
  /** The sign that replaces the label. */
  sign?: string;
  kind?: Kind;
  /** The values by seat. */
  values: number[];
}

export function compareRows(view: View): Fact[] {
  const w = words();
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
    ...(hasCities(view)
      ? [
          {
            name: w.debts(2).replace(/^\d+ /, ''),
            sign: 'debt',
            values: of((city) => -(city.debts ?? 0)),
          },
          {
            name: w.masks(2).replace(/^\d+ /, ''),
            sign: 'mask',
            values: of((city) => city.masks ?? 0),
          },
          { name: w.doves, sign: 'dove', values: of((city) => city.diplomacy ?? 0) },
        ]
      : []),
    { name: w.sheet.stages, sign: 'stage', values: of((city) => city.stages.length) },
    ...(view.leaders
      ? [{ name: boxTexts().leaders.title, sign: 'man', values: of((city) => city.leaders?.length ?? 0) }]
      : []),
    ...(view.tower
      ? [{ name: boxTexts().babel.law.tilesLaid, sign: 'tower', values: of((_, seat) => laidBy(view, seat)) }]
      : []),
    ...(view.projects
      ? [
          {
            name: boxTexts().babel.tokens.title,
            sign: 'project',
            values: of((_, seat) => view.projects!.reduce((sum, { taken }) => sum + (taken[seat] ?? 0), 0)),
          },
        ]
      : []),
    ...sciences.map((id, i) => ({
      name: w.sciences[id],
      sign: id,
      values: of((city) => city.symbols[i] ?? 0),
    })),
    ...kinds
      .filter((kind) => kind !== 'black' || hasCities(view))
      .map((kind) => ({
        name: w.kinds[kind],
        sign: `scene-${kind}`,
        kind,
        values: of((city) => city.cards.filter((card) => kindOf(card) === kind).length),
      })),
    { name: w.sheet.so, sign: 'points', values: of((city) => city.tally.total) },
  ];
}
