// The reason why a match has not started, in words.
import { listing, t } from '../i18n';

export interface Gathering {
  /** The free seats. */
  free: number[];
  /** The seats of players who are not ready. */
  late: number[];
  /** The name for each seat. */
  names: string[];
  /** The seat of the reader. */
  you: number | null;
  host: boolean;
}

export function hintOf({ free, late, names, you, host }: Gathering): string {
  const seats = t().lobby.seatsNamed(listing(free.map((seat) => String(seat + 1))), free.length);
  const others = late.filter((seat) => seat !== you).map((seat) => names[seat] ?? '');
  if (you === null && free.length > 0) return t().lobby.sitFirst;
  if (you !== null && late.includes(you)) return t().lobby.youReady;
  if (free.length > 0)
    return others.length > 0 ? t().lobby.waitBoth(listing(others), seats) : t().lobby.waitSeat(seats);
  if (others.length > 0) return t().lobby.waitFor(listing(others));
  return host ? t().lobby.youStart : t().lobby.waitHost;
}
