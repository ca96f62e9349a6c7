// One event of each kind, as the second seat sees it, for the tests of the log's sentences. Some kinds are so
// rare that no match of built-in bots has them.
import { you } from '../fixture';
import type { Seen } from './types';

export const everyEvent: Seen[] = [
  { event: 'played', seat: 0, card: 3 },
  { event: 'played', seat: you, card: 9 },
  { event: 'drew', seat: 0, count: 2, cards: null },
  { event: 'drew', seat: you, count: 2, cards: [3, 9] },
  { event: 'drew', seat: 2, count: 1, cards: null },
  { event: 'lined', seat: 0, card: 18, slot: 3 },
  { event: 'installed', seat: 0, card: 9 },
  { event: 'installed', seat: you, card: 10 },
  { event: 'token_placed', seat: 0, token: 'plus_3', slot: 6 },
  { event: 'token_placed', seat: you, token: 'double', slot: 1 },
  { event: 'token_turned', token: 'arms' },
  {
    event: 'took',
    seat: 0,
    card: 3,
    taken: [
      { card: 25, slot: 1, to: 'hand' },
      { card: 1, slot: 2, to: 'kingdom' },
    ],
  },
  { event: 'took', seat: you, card: 18, taken: [{ card: 33, slot: 1, to: 'kingdom' }] },
  { event: 'took', seat: you, card: 3, taken: [] },
  { event: 'took', seat: 2, card: 3, taken: [] },
  { event: 'nothing_to_take', seat: 3, card: 44 },
  { event: 'nothing_to_take', seat: you, card: 44 },
  { event: 'refilled', row: [44, 38, 28, 18, 49, 41, 12], drawn: [12], gone: [] },
  { event: 'refilled', row: [44, 38, 28, 18, 49, 41, 12], drawn: [], gone: [13] },
  { event: 'round_began', round: 6, first: 0 },
  { event: 'round_began', round: 7, first: you },
  { event: 'returned', seat: 0, card: 3 },
  { event: 'returned', seat: you, card: 9 },
  { event: 'left', seat: 2 },
  { event: 'ended', by: 'pile_empty', totals: [15, 17, 15, 17], winners: [1] },
  { event: 'ended', by: 'all_tokens_placed', totals: [15, 17, 15, 17], winners: [1, 3] },
  { event: 'ended', by: 'stalled', totals: [15, 9, 15, 1], winners: [0] },
  { event: 'ended', by: 'claimed', totals: [15, 9, 15, 1], winners: [2] },
];
