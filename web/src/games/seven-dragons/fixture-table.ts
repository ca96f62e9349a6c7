// Plausible tables for fixtures: cards laid as the rules allow, and the chains counted. The engine is not here.
import { sameWhenTurned, shown } from './facts/cards';
import { colours, counts, keyOf, type Colour, type SilverColour } from './facts/geometry';
import type { Card, Cell, Chain, Intent, Placed } from './types';

const sides = [
  { dx: 1, dy: 0, contacts: [[1, 0], [3, 2]] }, // prettier-ignore
  { dx: -1, dy: 0, contacts: [[0, 1], [2, 3]] }, // prettier-ignore
  { dx: 0, dy: 1, contacts: [[2, 0], [3, 1]] }, // prettier-ignore
  { dx: 0, dy: -1, contacts: [[0, 2], [1, 3]] }, // prettier-ignore
] as const;

const beside = (cell: Cell, { dx, dy }: { dx: number; dy: number }): Cell => ({
  x: cell.x + dx,
  y: cell.y + dy,
});

function linked(a: Placed, b: Placed, side: (typeof sides)[number], silver: SilverColour, only?: Colour) {
  const [qa, qb] = [shown(a), shown(b)];
  return side.contacts.some(([i, j]) =>
    (only ? [only] : colours).some((c) => counts(qa[i], c, silver) && counts(qb[j], c, silver)),
  );
}

/** Every legal placement of a card. */
export function spotsFor(
  card: Card,
  table: Placed[],
  silver: SilverColour,
): { cell: Cell; turned: boolean }[] {
  const at = new Map(table.map((p) => [keyOf(p.cell), p]));
  const free = new Map<string, Cell>();
  for (const placed of table) {
    for (const side of sides) {
      const cell = beside(placed.cell, side);
      if (!at.has(keyOf(cell))) free.set(keyOf(cell), cell);
    }
  }
  return [...free.values()].flatMap((cell) =>
    [false, true]
      .filter((turned) => !turned || !sameWhenTurned(card))
      .filter((turned) =>
        sides.some((side) => {
          const other = at.get(keyOf(beside(cell, side)));
          return other && linked({ card, cell, turned }, other, side, silver);
        }),
      )
      .map((turned) => ({ cell, turned })),
  );
}

/** Lays these cards one after the other, near the middle. */
export function layOut(cards: Card[], silver: SilverColour, start: Card | null = null): Placed[] {
  const table: Placed[] = [{ card: start, cell: { x: 0, y: 0 }, turned: false }];
  for (const card of cards) {
    const spots = spotsFor(card, table, silver);
    const far = ({ cell }: { cell: Cell }) =>
      Math.hypot(cell.x * 1.1, cell.y) + ((cell.x * 7 + cell.y * 13 + card) % 5) * 0.32;
    const best = spots.sort((a, b) => far(a) - far(b))[0];
    if (best) table.push({ card, ...best });
  }
  return table;
}

export function chainsOf(table: Placed[], silver: SilverColour): Chain[] {
  const at = new Map(table.map((p) => [keyOf(p.cell), p]));
  return colours.map((colour): Chain => {
    const done = new Set<string>();
    let best: Cell[] = [];
    for (const start of table) {
      if (done.has(keyOf(start.cell)) || !shown(start).some((q) => counts(q, colour, silver))) continue;
      const group = new Map([[keyOf(start.cell), start.cell]]);
      const open = [start];
      for (let card = open.pop(); card; card = open.pop()) {
        for (const side of sides) {
          const next = at.get(keyOf(beside(card.cell, side)));
          if (!next || group.has(keyOf(next.cell)) || !linked(card, next, side, silver, colour)) continue;
          group.set(keyOf(next.cell), next.cell);
          open.push(next);
        }
      }
      for (const key of group.keys()) done.add(key);
      if (group.size > best.length) best = [...group.values()];
    }
    return { colour, size: best.length, cells: best };
  });
}

export const layIntents = (hand: Card[], table: Placed[], silver: SilverColour): Intent[] =>
  hand
    .filter((card) => card < 51)
    .flatMap((card) =>
      spotsFor(card, table, silver).map((spot) => ({ do: 'play_dragon' as const, card, ...spot })),
    );
