// Played cards fly over the table: from the player's face, or from the reader's hand, to the city.
import type { Flight } from '../../../look/flight/Flights.svelte';
import type { Place } from '../../../look/flight/place';
import { kindOf, type Kind } from '../facts/facts';
import { becomes, builtBy, leaderBecomes, type Becomes } from '../facts/how';
import type { Seat, Seen } from '../types';

/** The visible side of a card in flight: its kind, a leader, or a back. */
export type Flying = Kind | 'leader' | 'back';

const hand = '[data-testid="hand"]';
const pile = '[data-testid="discard-pile"]';
/** The player's face: on a phone in the strip, on a table in the panel. */
const face = (seat: Seat) => [`[data-seat="${seat}"] .face`, `[data-flight="seat-${seat}"]`];
/** The city, if it is shown; else its numbers in the strip. */
const city = (seat: Seat) => [`[data-testid="city-${seat}"]`, `[data-seat="${seat}"] .facts`];
/** The named card in the city; else the city. */
const lot = (seat: Seat, id: string): Place => [
  `[data-testid="city-${seat}"] [data-card="${seat}-${id}"]`,
  ...city(seat),
];
const stages = (seat: Seat): Place => [`[data-testid="city-${seat}"] .stages`, ...city(seat)];

/** Returns the flights of the latest events. */
export function flightsOf(events: Seen[], you: Seat | null): Flight<Flying>[] {
  const from = (seat: Seat): Place => (seat === you ? hand : face(seat));
  const one = (seat: Seat, id: string | null, how: Becomes, thing: Flying): Flight<Flying> => {
    const to = { built: lot(seat, id ?? ''), stage: stages(seat), discard: pile }[how];
    return { from: from(seat), to, thing: how === 'built' ? thing : 'back', times: 1 };
  };
  return events.flatMap((seen): Flight<Flying>[] => {
    switch (seen.event) {
      case 'turn':
        return seen.plays.map((play) => {
          const built = builtBy(play);
          return one(play.city, built, becomes[play.how.as], built ? kindOf(built) : 'back');
        });
      case 'last_card': {
        const { play } = seen;
        const built = builtBy(play);
        return [one(play.city, built, becomes[play.how.as], built ? kindOf(built) : 'back')];
      }
      case 'from_discard':
        return seen.card
          ? [{ from: pile, to: lot(seen.city, seen.card), thing: kindOf(seen.card), times: 1 }]
          : [];
      case 'led':
        return seen.deeds.flatMap(({ city, leader, how }) => {
          // Discarded leaders have no pile of their own.
          const so = leaderBecomes[how.as];
          return so === 'discard' ? [] : [one(city, leader, so, 'leader')];
        });
      default:
        return [];
    }
  });
}
