// What is printed on the 49 cards. What may be done with them the server says.
import type { Arms, Card, Slot, Token } from '../types';

export const titles = ['king', 'bishop', 'general', 'princess', 'knight', 'merchant', 'peasant'] as const;
export type Title = (typeof titles)[number];

export const allArms = [
  'lion',
  'eagle',
  'stag',
  'griffin',
  'bear',
  'unicorn',
  'raven',
] as const satisfies Arms[];

export const titleOf = (card: Card): Title => titles[Math.floor((card - 1) / 7)]!;
export const armsOf = (card: Card): Arms => allArms[(card - 1) % 7]!;

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
export const roman = (slot: Slot): string => romans[slot - 1] ?? String(slot);
export const slots: Slot[] = [1, 2, 3, 4, 5, 6, 7];

/** The most cards a title takes, as its card shows it. */
export const most: Record<Title, number> = {
  king: 4,
  bishop: 1,
  general: 3,
  princess: 2,
  knight: 2,
  merchant: 1,
  peasant: 1,
};

/** Whether a title takes a run of neighbouring columns. */
export const takesRun = (title: Title) => title === 'general' || title === 'knight';

/** The two columns printed on a peasant. */
export function reach(card: Card): [Slot, Slot] | null {
  const printed: Record<Card, [Slot, Slot]> = {
    43: [1, 4],
    44: [2, 5],
    45: [3, 6],
    46: [4, 7],
    47: [1, 5],
    48: [2, 6],
    49: [3, 7],
  };
  return printed[card] ?? null;
}

/** The number on a coin, if it bears one. */
export const plus = (token: Token): number | null =>
  token.startsWith('plus_') ? Number(token.slice('plus_'.length)) : null;
