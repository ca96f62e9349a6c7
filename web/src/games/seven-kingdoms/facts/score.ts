// The score sheet as rows, and why each token went where it went.
import { catalogue } from '../../../i18n/language.svelte';
import { count } from './standing';
import type { Arms, Card, Score, Slot, Token, View } from '../types';

export interface TokenRow {
  token: Token;
  slot: Slot;
  arms: Arms;
  /** By seat: how many cards of the arms. */
  counts: number[];
  /** Who took it, and for how much; `null` if nobody did. */
  taken: { seat: number; points: number } | null;
}

export interface Sheet {
  /** By seat: one point for each card. */
  cards: number[];
  /** By seat: the second point of each king. */
  kings: number[];
  tokens: TokenRow[];
  total: number[];
  fromHand: Card[][];
}

/** Everything on the sheet comes out of the view; totals are the server's. */
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

/** Why nobody took a token. */
export const nobodyHas = (row: TokenRow): boolean => Math.max(...row.counts) === 0;

const en = {
  caption: 'How the points came about',
  player: 'Player',
  cards: 'Cards',
  cardsHint: '1 point each',
  kings: 'Kings',
  kingsHint: '1 point more each',
  on: (arms: string, r: string) => `on ${r}, ${arms}`,
  tie: 'A tie for most: nobody takes it',
  none: 'Nobody has a card of it',
  held: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  total: 'Total',
  tieBreak: 'More kings break the tie',
  tieBreakHint: 'kings in the kingdom',
  fromHand: 'Counted from the hand',
  place: (n: number) => (n === 1 ? 'Winner' : `Place ${n}`),
};
const fr: typeof en = {
  caption: 'D’où viennent les points',
  player: 'Joueur',
  cards: 'Cartes',
  cardsHint: '1 point chacune',
  kings: 'Rois',
  kingsHint: '1 point de plus chacun',
  on: (arms, r) => `sur ${r}, ${arms}`,
  tie: 'Égalité : personne ne le prend',
  none: 'Personne n’en a',
  held: (n) => (n <= 1 ? `${n} carte` : `${n} cartes`),
  total: 'Total',
  tieBreak: 'Le plus de rois départage',
  tieBreakHint: 'rois dans le royaume',
  fromHand: 'Comptées depuis la main',
  place: (n) => (n === 1 ? 'Victoire' : `Place ${n}`),
};
export const scoreWords = catalogue({ en, fr });
