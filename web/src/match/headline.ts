// The winner, in a sentence.
import type { Outcome } from '../generated/protocol';
import { listing, t } from '../i18n';
import { numeral } from '../look/teams';

/** `you`: the reader's seat, unless several players share the device. */
export function headlineOf({ places, teams = [] }: Outcome, names: string[], you: number | null): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (teams.length > 0) {
    const first = teams.flatMap(({ seats }, team) => (places[seats[0]!] === 1 ? [{ seats, team }] : []));
    const [only] = first;
    if (only && first.length === 1)
      return you !== null && only.seats.includes(you)
        ? t().team.youWon
        : t().team.won(listing(only.seats.map((seat) => names[seat] ?? '')));
    return t().game.won(listing(first.map(({ team }) => t().team.name(numeral(team)))), first.length);
  }
  return winners.length === 1 && winners[0] === you
    ? t().game.youWon
    : t().game.won(listing(winners.map((seat) => names[seat] ?? '')), winners.length);
}
