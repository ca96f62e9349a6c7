// The sides that a card would join at a cell, for readers who cannot see the table.
import { shown } from './cards';
import { keyOf, type Cell, type Paint, type Quarters, type SilverColour } from './geometry';
import type { Placed } from '../types';

export interface Join {
  side: 'up' | 'right' | 'down' | 'left';
  /** The colours that continue from one card to the other. */
  paints: Paint[];
}

/** Pairs of quarters that touch: the card's own one, then the neighbour's. */
const sides: [Join['side'], number, number, [number, number][]][] = [
  [
    'up',
    0,
    -1,
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [
    'right',
    1,
    0,
    [
      [1, 0],
      [3, 2],
    ],
  ],
  [
    'down',
    0,
    1,
    [
      [2, 0],
      [3, 1],
    ],
  ],
  [
    'left',
    -1,
    0,
    [
      [0, 1],
      [2, 3],
    ],
  ],
];

/** Returns the sides on which a card with these quarters would continue its neighbours' colours. */
export function joins(at: Cell, quarters: Quarters, table: Placed[], silver: SilverColour): Join[] {
  const meant = (paint: Paint): Paint => (paint === 'silver' ? (silver ?? 'rainbow') : paint);
  return sides.flatMap(([side, dx, dy, pairs]) => {
    const beside = table.find((placed) => keyOf(placed.cell) === keyOf({ x: at.x + dx, y: at.y + dy }));
    if (!beside) return [];
    const there = shown(beside);
    const met = pairs.flatMap(([mine, other]) => {
      const [a, b] = [meant(quarters[mine]!), meant(there[other]!)];
      return a === b || b === 'rainbow' ? [a] : a === 'rainbow' ? [b] : [];
    });
    const paints = [...new Set(met)];
    return paints.length > 0 ? [{ side, paints }] : [];
  });
}
