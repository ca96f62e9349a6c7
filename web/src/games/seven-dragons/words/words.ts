// The names of things and the short words of the table.
import { texts } from './texts';
import { cap } from '../../../i18n/text';
import { colon, listing } from '../../../i18n/language.svelte';
import { actionOf, quartersOf } from '../facts/cards';
import { zonesOf, type Cell, type Colour, type Zone } from '../facts/geometry';
import type { Join } from '../facts/joins';
import type { Card, Seat } from '../types';

export type Words = ReturnType<typeof words>;

export const words = () => texts().table;

/** Returns "2 right, 1 up", counted from the first card. */
export function place({ x, y }: Cell): string {
  const w = words();
  const parts = [
    ...(x > 0 ? [w.right(x)] : x < 0 ? [w.left(-x)] : []),
    ...(y > 0 ? [w.down(y)] : y < 0 ? [w.up(-y)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : w.here;
}

/** Returns "Red Dragon, 1 right". */
export const at = (what: string, cell: Cell): string => words().at(what, place(cell));

/** Returns "gold, green and blue dragons", the zones in reading order. `null` is Silver. */
export function cardName(card: Card | null, turned = false): string {
  const w = words();
  const action = card === null ? null : actionOf(card);
  if (action) return w.actions[action].name;
  const zones = zonesOf(quartersOf(card, turned));
  const paint = zones[0]!.paint;
  if (paint === 'silver') return w.silver;
  if (paint === 'rainbow') return w.rainbow;
  return zones.length === 1
    ? w.wholeCard(w.colours[paint])
    : w.zones(listing(zones.map((z) => w.colours[z.paint])));
}

/**
 * Returns "Red and gold dragons: red in the left half, gold in the right half", with the colour of each
 * quarter.
 */
export function tell(card: Card, turned = false): string {
  const w = words();
  const zones = zonesOf(quartersOf(card, turned));
  const name = cap(cardName(card, turned));
  if (zones.length === 1) return name;
  return `${name} (${zones.map((zone) => w.zoneAt[placeOf(zone)](w.colours[zone.paint])).join(', ')})`;
}
function placeOf({ x, y, w, h }: Zone): keyof Words['zoneAt'] {
  if (w > h) return y === 0 ? 'top' : 'bottom';
  if (h > w) return x === 0 ? 'left' : 'right';
  return y === 0 ? (x === 0 ? 'topLeft' : 'topRight') : x === 0 ? 'bottomLeft' : 'bottomRight';
}

/** Returns "Joins red above, gold and blue on the right". */
export function joinsInWords(found: Join[]): string {
  const w = words();
  if (found.length === 0) return w.joinsNothing;
  const sides = found.map(({ side, paints }) => w.joinsAt[side](listing(paints.map((p) => w.colours[p]))));
  return w.joins(sides.join(', '));
}

/** Returns "Trade Hands: swap your whole hand ..., Silver turns black". */
export function describe(card: Card): string {
  const action = actionOf(card);
  if (!action) return cap(cardName(card));
  const { name, does } = words().actions[action];
  return colon()(name, does);
}

export const silverName = (colour: Colour | null) => (colour ? words().colours[colour] : words().wild);
export const nameAt = (names: string[], seat: Seat) => names[seat] ?? `${seat + 1}`;
