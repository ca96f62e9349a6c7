// Quarters, zones, contacts and chains: what everybody could see on the table himself.

export const colours = ['red', 'gold', 'blue', 'green', 'black'] as const;
export type Colour = (typeof colours)[number];
/** What a quarter shows. */
export type Paint = Colour | 'rainbow' | 'silver';
/** Top left, top right, bottom left, bottom right. */
export type Quarters = readonly [Paint, Paint, Paint, Paint];
export interface Cell {
  x: number;
  y: number;
}

export const turn = ([tl, tr, bl, br]: Quarters): Quarters => [br, bl, tr, tl];
export const looksTheSame = (a: Quarters, b: Quarters) => a.every((paint, i) => paint === b[i]);
export const keyOf = ({ x, y }: Cell) => `${x},${y}`;

/** One picture of one dragon, in halves of a card. */
export interface Zone {
  paint: Paint;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The zones of a card in reading order. No card shows a colour in two of them. */
export function zonesOf(quarters: Quarters): Zone[] {
  return [...new Set(quarters)].map((paint) => {
    const at = quarters.flatMap((q, i) => (q === paint ? [{ x: i % 2, y: i >> 1 }] : []));
    const xs = at.map((q) => q.x);
    const ys = at.map((q) => q.y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { paint, x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
  });
}

/** For each side: the neighbour's offset, and which quarter touches which of the neighbour's. */
const sides = [
  { dx: 1, dy: 0, contacts: [[1, 0], [3, 2]] }, // prettier-ignore
  { dx: -1, dy: 0, contacts: [[0, 1], [2, 3]] }, // prettier-ignore
  { dx: 0, dy: 1, contacts: [[2, 0], [3, 1]] }, // prettier-ignore
  { dx: 0, dy: -1, contacts: [[0, 2], [1, 3]] }, // prettier-ignore
] as const;

export interface Laid extends Cell {
  quarters: Quarters;
}

/** What Silver shows; `null` while it is wild. */
export type SilverColour = Colour | null;

export const counts = (paint: Paint, colour: Colour, silver: SilverColour): boolean =>
  paint === colour || paint === 'rainbow' || (paint === 'silver' && (silver === null || silver === colour));

/** The cells of the longest chain of a colour. A card counts once: it shows no colour twice. */
export function longestChain(table: Laid[], colour: Colour, silver: SilverColour): Set<string> {
  const cards = new Map(table.map((card) => [keyOf(card), card]));
  const done = new Set<string>();
  let best = new Set<string>();
  for (const start of table) {
    if (done.has(keyOf(start)) || !start.quarters.some((q) => counts(q, colour, silver))) continue;
    const group = new Set([keyOf(start)]);
    const open = [start];
    for (let card = open.pop(); card; card = open.pop()) {
      for (const { dx, dy, contacts } of sides) {
        const next = cards.get(keyOf({ x: card.x + dx, y: card.y + dy }));
        if (!next || group.has(keyOf(next))) continue;
        const here = card.quarters;
        const linked = contacts.some(
          ([a, b]) => counts(here[a], colour, silver) && counts(next.quarters[b], colour, silver),
        );
        if (!linked) continue;
        group.add(keyOf(next));
        open.push(next);
      }
    }
    for (const cell of group) done.add(cell);
    if (group.size > best.size) best = group;
  }
  return best;
}

/** The cell that an arrow key reaches: the nearest one in that direction. */
export function towards<T extends Cell>(from: Cell, cells: T[], dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const along = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const across = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (along <= 0) continue;
    const far = along + 2 * across;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
