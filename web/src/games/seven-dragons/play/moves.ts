// Other players' moves fly over the table: cards between pile, hands and discard pile, and goals around the
// ring. The flights show only what the events contain: drawn and traded cards show their backs.
import type { Flight } from '../../../look/flight/Flights.svelte';
import type { Place } from '../../../look/flight/place';
import { actionOf, type Action } from '../facts/cards';
import type { Card, PlaceView, Seat, Seen, View } from '../types';

/** A card in flight: its face, or the back. */
export type Flying = Action | 'back';

/** Selectors of the places of cards outside the table. */
export const pile = '[data-flight="pile"]';
const discard = '[data-flight="discard"]';
export const seat = (n: number) => `[data-seat="${n}"]`;
export const handCard = (card: Card) => `[data-hand="${card}"]`;
const most = 3;
type Trade = Extract<Seen, { event: 'hands_traded' }>;

/** Returns the number of cards of each seat after a trade of hands, computed backwards from the end. */
function handsAfter(trade: Trade, later: Seen[], view: View): number[] {
  const hands = view.players.map(({ hand }) => hand);
  for (const seen of [...later].reverse()) {
    if (seen.event === 'hands_traded') {
      [hands[seen.seat], hands[seen.with]] = [hands[seen.with]!, hands[seen.seat]!];
    } else if (seen.event === 'drew') hands[seen.seat]! -= seen.count;
    else if (seen.event === 'zapped') hands[seen.seat]! -= 1;
    else if (seen.event === 'laid') hands[seen.seat]! += 1;
    // The action card itself was out of the hand before the hands changed.
    else if (seen.event === 'discarded' && seen.card !== trade.card) hands[seen.seat]! += 1;
  }
  return hands;
}

/**
 * Returns the flights of the latest events, played cards first. `left` returns the place of a card that left
 * the reader's hand. Cards that the reader draws have their own transition.
 */
export function flightsOf(events: Seen[], view: View, left: (card: Card) => Place | null): Flight<Flying>[] {
  const me = view.you?.seat;
  const at = (n: Seat) => (n === me ? '[data-testid="hand"]' : seat(n));
  const backs = (from: Place, to: Seat, times: number): Flight<Flying>[] =>
    times < 1 ? [] : [{ from, to: at(to), thing: 'back', times: Math.min(times, most) }];
  const flights = events.flatMap((seen, n): Flight<Flying>[] => {
    switch (seen.event) {
      case 'drew':
        return seen.seat === me ? [] : backs(pile, seen.seat, seen.count);
      case 'hands_traded': {
        const has = handsAfter(seen, events.slice(n + 1), view);
        return [
          ...backs(at(seen.seat), seen.with, has[seen.with]!),
          ...backs(at(seen.with), seen.seat, has[seen.seat]!),
        ];
      }
      case 'discarded': {
        const from = (seen.seat === me && left(seen.card)) || at(seen.seat);
        const thing = actionOf(seen.card);
        return thing ? [{ from, to: discard, thing, times: 1 }] : [];
      }
      default:
        return [];
    }
  });
  return [...flights].sort((a, b) => Number(a.thing === 'back') - Number(b.thing === 'back'));
}

/** The way of a goal to its place. */
export interface Way {
  from: number;
  /** True along the ring, from neighbour to neighbour; false straight across. */
  round: boolean;
}

/** Returns for each place of the ring the way of its goal, or `null` if the goal did not move. */
export function waysOfGoals(events: Seen[], places: PlaceView[]): (Way | null)[] {
  let from = places.map((_, place) => place);
  let turns = 0;
  let swaps = 0;
  for (const seen of events) {
    if (seen.event === 'goals_rotated') {
      // Left is clockwise, as the ring is drawn.
      const by = seen.to === 'left' ? -1 : 1;
      from = from.map((_, place) => from.at((place + by) % from.length)!);
      turns += 1;
    } else if (seen.event === 'goals_traded') {
      // A player's place has the seat's number.
      const [a, b] = [seen.seat, seen.with];
      [from[a], from[b]] = [from[b]!, from[a]!];
      swaps += 1;
    }
  }
  const round = turns === 1 && swaps === 0;
  return from.map((origin, place) => (origin === place ? null : { from: origin, round }));
}
