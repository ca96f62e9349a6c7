// Kingdoms counted by arms. Every player could count the same on the table.
import type { Who } from '../../game';
import { armsOf, titleOf } from './cards';
import type { Arms, Card, View } from '../types';

export interface Count {
  cards: number;
  kings: number;
  peasants: number;
}

export function count(kingdom: Card[], arms?: Arms): Count {
  const of = arms ? kingdom.filter((card) => armsOf(card) === arms) : kingdom;
  return {
    cards: of.length,
    kings: of.filter((card) => titleOf(card) === 'king').length,
    peasants: of.filter((card) => titleOf(card) === 'peasant').length,
  };
}

/** Returns the only player with the most cards of an arms, or `null` if there is none. */
export function leader(view: View, arms: Arms): number | null {
  const counts = view.players.map((p) => count(p.kingdom, arms).cards);
  const best = Math.max(...counts);
  const seats = counts.flatMap((n, seat) => (n === best ? [seat] : []));
  return best > 0 && seats.length === 1 ? seats[0]! : null;
}

/** The state of a player in this round. */
export type Turn = 'plays' | 'now' | 'next' | 'done' | 'out';

/** Returns the seats in the order in which they act: played cards by falling number, the rest by turn. */
export function order(view: View): { seat: number; card: Card | null; turn: Turn }[] {
  const seats = view.players.length;
  const clockwise = Array.from({ length: seats }, (_, i) => (view.first + i) % seats);
  const { stage } = view;
  const playing = stage.stage === 'play' ? stage.seat : null;
  const played = clockwise
    .filter((seat) => view.players[seat]!.played !== null)
    .sort((a, b) => view.players[b]!.played! - view.players[a]!.played!);
  const others = clockwise.filter((seat) => view.players[seat]!.played === null);
  const turnOf = (seat: number): Turn => {
    if (stage.stage === 'over') return 'done';
    if (playing !== null) {
      if (seat === playing) return 'now';
      if (view.players[seat]!.played !== null) return 'next';
      const at = clockwise.indexOf(seat);
      return at > clockwise.indexOf(playing) ? 'plays' : 'out';
    }
    if (view.players[seat]!.played === null) return 'out';
    if (view.to_resolve[0] === seat) return 'now';
    return view.to_resolve.includes(seat) ? 'next' : 'done';
  };
  return [...played, ...others].map((seat) => ({
    seat,
    card: view.players[seat]!.played,
    turn: turnOf(seat),
  }));
}

/** Returns the number of cards that the hand will have, with those on their way to it. */
export function handAfter(view: View): number {
  if (!view.you) return 0;
  return view.you.hand.length + view.you.taking.filter((t) => t.to === 'hand').length;
}
