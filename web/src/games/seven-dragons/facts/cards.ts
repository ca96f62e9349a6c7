// The cards by number: 0 is Rainbow, 1 to 50 are dragons, 51 to 65 are actions.
import { letters } from '../words/texts';
import { facts } from './facts';
import { turn, type Colour, type Quarters } from './geometry';
import type { ActionKind, Card, Placed } from '../types';

const silver: Quarters = ['silver', 'silver', 'silver', 'silver'];

export type Action = ActionKind;
export const actions: Action[] = facts.actions.map(({ kind }) => kind);
/** The colour of Silver under each action card. */
export const colourOf = Object.fromEntries(facts.actions.map(({ kind, colour }) => [kind, colour])) as Record<
  Action,
  Colour
>;

const printed = (card: Card) => facts.cards[card]!;
export const isDragon = (card: Card): boolean => printed(card).face === 'dragon';
export function actionOf(card: Card): Action | null {
  const it = printed(card);
  return it.face === 'action' ? it.kind : null;
}

/** Returns the quarters of a card as it lies; `null` is Silver. */
export function quartersOf(card: Card | null, turned = false): Quarters {
  const it = card === null ? null : printed(card);
  // Top left, top right, bottom left, bottom right.
  const upright = it?.face === 'dragon' ? (it.quarters as unknown as Quarters) : silver;
  return turned ? turn(upright) : upright;
}
export const shown = (placed: Placed) => quartersOf(placed.card, placed.turned);
export function sameWhenTurned(card: Card): boolean {
  const it = printed(card);
  return it.face === 'dragon' && it.same_when_turned;
}
