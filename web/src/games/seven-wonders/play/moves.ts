// Played cards fly over the table: from the player's face, or from the reader's hand, to the city. Coins fly to
// the neighbour who earns them.
import type { Flight } from '../../../look/flight/Flights.svelte';
import type { Box, Place } from '../../../look/flight/place';
import { kindOf, type Kind } from '../facts/facts';
import { becomes, builtBy, leaderBecomes, type Becomes } from '../facts/how';
import { paymentsOf, type Paid } from '../facts/paying';
import type { Seat, Seen } from '../types';

/** A card as it lay in the reader's hand: its picture and its place. */
export interface Own {
  picture: HTMLElement;
  box: Box;
}
/** The visible side of a card in flight: its kind, a leader, a back, or the reader's own card; or a coin. */
export type Flying = Kind | 'leader' | 'back' | 'coin' | Own;

const hand = '[data-testid="hand"]';
const pile = '[data-testid="discard-pile"]';
/** The player's face: on a phone in the strip, on a table in the panel. */
const face = (seat: Seat) => [`[data-seat="${seat}"] .face`, `[data-flight="seat-${seat}"]`];
/** The city, if it is shown; else its numbers in the strip. */
const city = (seat: Seat) => [`[data-testid="city-${seat}"]`, `[data-seat="${seat}"] .facts`];
/** The named card in the city; else the city. */
const lot = (seat: Seat, id: string): string[] => [
  `[data-testid="city-${seat}"] [data-card="${seat}-${id}"]`,
  ...city(seat),
];
const stages = (seat: Seat): Place => [`[data-testid="city-${seat}"] .stages`, ...city(seat)];
/** The numbers of a city: its coins, shields or tokens. */
export const means = (seat: Seat, which: 'coins' | 'shields' | 'tokens'): string[] => [
  `[data-testid="city-${seat}"] [data-means="${which}"]`,
  `[data-flight="seat-${seat}"]`,
  ...city(seat),
];

/** Milliseconds between the cards of two players. */
const apart = 40;
/** The most coins of one payment that fly. */
const most = 5;

const coins = ({ from, to, coins: n }: Paid): Flight<Flying> => ({
  from: means(from, 'coins'),
  to: means(to, 'coins'),
  thing: 'coin',
  times: Math.min(n, most),
  shape: { arc: 40 },
  ms: 400,
  delay: 0,
});

/** Returns the size of the reader's card at its target. */
const shrunk = 0.4;

/**
 * Returns the flights of the latest events at a table of that many cities. `own`: the reader's card as it lay in
 * the hand.
 */
export function flightsOf(
  events: Seen[],
  you: Seat | null,
  cities = 0,
  own: Own | null = null,
): Flight<Flying>[] {
  let others = 0;
  const one = (seat: Seat, id: string | null, how: Becomes, thing: Flying): Flight<Flying> => {
    const to = { built: lot(seat, id ?? ''), stage: stages(seat), discard: pile }[how];
    const common = { to, times: 1, becomes: how === 'built' && id !== null };
    if (seat === you && own)
      return {
        ...common,
        from: own.box,
        thing: own,
        shape: { arc: 24, turn: -5, grow: [1, shrunk], seen: true },
        ms: 420,
        delay: 0,
      };
    return {
      ...common,
      from: seat === you ? hand : face(seat),
      thing: how === 'built' ? thing : 'back',
      shape: { arc: 12 },
      ms: 360,
      delay: others++ * apart,
    };
  };
  return events.flatMap((seen): Flight<Flying>[] => {
    switch (seen.event) {
      case 'turn':
        return [
          ...seen.plays.map((play) => {
            const built = builtBy(play);
            return one(play.city, built, becomes[play.how.as], built ? kindOf(built) : 'back');
          }),
          ...paymentsOf(seen.plays, cities).map(coins),
        ];
      case 'last_card': {
        const { play } = seen;
        const built = builtBy(play);
        return [
          one(play.city, built, becomes[play.how.as], built ? kindOf(built) : 'back'),
          ...paymentsOf([play], cities).map(coins),
        ];
      }
      case 'from_discard':
        return seen.card
          ? [
              {
                from: pile,
                to: lot(seen.city, seen.card),
                thing: kindOf(seen.card),
                times: 1,
                shape: { arc: 24 },
                becomes: true,
              },
            ]
          : [];
      case 'led':
        return [
          ...seen.deeds.flatMap(({ city, leader, how }) => {
            // Discarded leaders have no pile of their own.
            const so = leaderBecomes[how.as];
            return so === 'discard' ? [] : [one(city, leader, so, 'leader')];
          }),
          ...paymentsOf(seen.deeds, cities).map(coins),
        ];
      default:
        return [];
    }
  });
}

/** Returns the card that the reader plays in these events; `null` if it is hidden or there is none. */
function playedBy(you: Seat | null, events: Seen[]): string | null {
  for (const seen of events) {
    if (seen.event === 'turn') return seen.plays.find(({ city }) => city === you)?.card ?? null;
    if (seen.event === 'last_card' && seen.play.city === you) return seen.play.card;
    if (seen.event === 'led') return seen.deeds.find(({ city }) => city === you)?.leader ?? null;
  }
  return null;
}

/** Takes a picture of the reader's card before the hand changes. */
export function ownOf(events: Seen[], you: Seat | null): Own | null {
  const card = playedBy(you, events);
  const face = card && document.querySelector(`[data-hand="${card}"]`)?.firstElementChild;
  if (!(face instanceof HTMLElement)) return null;
  const box = face.getBoundingClientRect();
  const picture = face.cloneNode(true) as HTMLElement;
  for (const it of [picture, ...picture.querySelectorAll('*')])
    for (const { name } of [...it.attributes]) if (/^(data-|id$)/.test(name)) it.removeAttribute(name);
  return box.width > 0 ? { picture, box } : null;
}
