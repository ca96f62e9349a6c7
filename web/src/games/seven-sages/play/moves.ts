// The flights of things that change their place: cards between hands and piles, and crystals.
import type { Flight } from '../../../look/flight/Flights.svelte';
import type { Seen } from '../types';

/** A flight. The thing in flight is a drawing of the sprite. */
type Move = Flight<string>;

const plate = (seat: number) => `[data-plate="${seat}"]`;

/** Returns the flights of an event. */
export function movesOf(seen: Seen): Move[] {
  const cards = (from: string, to: string, powers: number, spells: number): Move[] => [
    ...(powers > 0 ? [{ from, to, thing: 'ss-hand-power', times: Math.min(powers, 3) }] : []),
    ...(spells > 0 ? [{ from, to, thing: 'ss-hand-spell', times: Math.min(spells, 3) }] : []),
  ];
  switch (seen.event) {
    case 'gave':
    case 'shown':
      return cards(plate(seen.from), plate(seen.to), seen.powers, seen.spells);
    case 'handed_over':
      return cards(plate(seen.from), plate(seen.to), seen.count, 0);
    case 'drew':
      return [
        ...cards('[data-pile="powers"]', plate(seen.seat), seen.powers, 0),
        ...cards('[data-pile="spells"]', plate(seen.seat), 0, seen.spells),
      ];
    case 'proposed':
      return [{ from: plate(seen.from), to: plate(seen.to), thing: 'ss-healer', times: 1 }];
    case 'took_crystal':
      return [
        {
          from: `[data-card="crystal-${seen.at.site}-${seen.at.slot}"]`,
          to: plate(seen.seat),
          thing: 'ss-crystal',
          times: 1,
        },
      ];
    default:
      return [];
  }
}
