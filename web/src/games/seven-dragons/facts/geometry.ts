// Quarters and zones of a card, and the way from cell to cell.
import { facts } from './facts';
import type { Colour } from '../types';

export type { Colour };
export const colours: Colour[] = facts.colours;
/** The picture of a quarter. */
export type Paint = Colour | 'rainbow' | 'silver';
/** Top left, top right, bottom left, bottom right. */
export type Quarters = readonly [Paint, Paint, Paint, Paint];
export interface Cell {
  x: number;
  y: number;
}

export const turn = ([tl, tr, bl, br]: Quarters): Quarters => [br, bl, tr, tl];
export const keyOf = ({ x, y }: Cell) => `${x},${y}`;

/** One picture of one dragon, in halves of a card. */
export interface Zone {
  paint: Paint;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Returns the zones of a card in reading order. No card shows a colour in two of them. */
export function zonesOf(quarters: Quarters): Zone[] {
  return [...new Set(quarters)].map((paint) => {
    const at = quarters.flatMap((q, i) => (q === paint ? [{ x: i % 2, y: i >> 1 }] : []));
    const xs = at.map((q) => q.x);
    const ys = at.map((q) => q.y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { paint, x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
  });
}

/** The colour of Silver; `null` while it is wild. */
export type SilverColour = Colour | null;

export const counts = (paint: Paint, colour: Colour, silver: SilverColour): boolean =>
  paint === colour || paint === 'rainbow' || (paint === 'silver' && (silver === null || silver === colour));

/** Returns the cell that an arrow key reaches: the nearest one in that direction. */
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
