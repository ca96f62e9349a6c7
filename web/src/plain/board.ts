// The board of a game without a table of its own: given by the game's module, or read from the view.
import type { GameModule, NameCtx } from '../games/game';
import { keyOf } from './key';
import { Reading } from './reading';
import type { Types } from './schema';
import type { GivenZone, PlainBoard, PlainFact, PlainZone } from './types';

/**
 * Returns the board of a view. A game that gives zones gives all of them; facts are always read from the
 * view.
 */
export function boardOf(
  view: unknown,
  types: Types,
  ctx: NameCtx,
  given?: GameModule<any, any, any, any, any>['zones'],
): PlainBoard {
  const board = new Reading(types, ctx).read(view);
  return given ? { ...board, zones: given(view, ctx.you).map(zoneOf) } : board;
}

const zoneOf = (zone: GivenZone): PlainZone => ({
  id: zone.id ?? `${zone.owner ?? ''} ${zone.label}`,
  label: zone.label,
  owner: zone.owner ?? null,
  cards: zone.cards.map((value) => ({ key: keyOf(value, null), value })),
  layout: zone.layout ?? 'row',
  ...(zone.hint && { hint: zone.hint }),
  ...(zone.hand && { hand: true }),
});

/** Returns up to three numbers of a seat, for the seat strip. */
export const countsOf = (board: PlainBoard, seat: number): PlainFact[] =>
  board.facts.filter((fact) => fact.owner === seat && fact.count).slice(0, 3);
