// The score sheet as rows, with the reason for the owner of each token.
import type { Who } from '../../game';
import { count } from './standing';
import type { Arms, Card, Score, Slot, Token, View } from '../types';

export interface TokenRow {
  token: Token;
  slot: Slot;
  arms: Arms;
  /** By seat, the number of cards of the arms. */
  counts: number[];
  /** The seat that took the token and its points; `null` if no player took it. */
  taken: { seat: number; points: number } | null;
}

export interface Sheet {
  /** By seat, one point for each card. */
  cards: number[];
  /** By seat, the second point of each king. */
  kings: number[];
  tokens: TokenRow[];
  total: number[];
  fromHand: Card[][];
}

/** Builds the sheet from the view. The totals are the server's. */
export function sheet(view: View, scores: Score[]): Sheet {
  const tokens = view.tokens.flatMap((token, i): TokenRow[] => {
    if (token === null) return [];
    const arms = view.arms[i]!;
    const taken = scores.flatMap((score, seat) =>
      score.tokens.filter((t) => t.slot === i + 1).map((t) => ({ seat, points: t.points })),
    )[0];
    return [
      {
        token,
        slot: i + 1,
        arms,
        counts: view.players.map((p) => count(p.kingdom, arms).cards),
        taken: taken ?? null,
      },
    ];
  });
  return {
    cards: scores.map((score) => score.cards - score.kings),
    kings: scores.map((score) => score.kings),
    tokens,
    total: scores.map((score) => score.total),
    fromHand: scores.map((score) => score.from_hand),
  };
}

/** Returns true if no player took the token because no player has a card of its arms. */
export const nobodyHas = (row: TokenRow): boolean => Math.max(...row.counts) === 0;
