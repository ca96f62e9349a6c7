// The places of a finished match: players or teams, the first place first. Pure.
import type { Outcome } from '../generated/protocol';

export interface Standing {
  place: number;
  /** The seats of a place; partners are together. */
  seats: number[];
  /** The total points; `null` where the last line of the sheet is no sum. */
  total: number | null;
}

export function standingsOf({ places, sheet, teams }: Outcome): Standing[] {
  const last = sheet.at(-1);
  const points = last?.label === 'total' ? last.points : null;
  const all = teams?.length
    ? teams.map(({ seats, total }) => ({ place: places[seats[0]!] ?? 0, seats, total: total ?? null }))
    : places.map((place, seat) => ({ place, seats: [seat], total: points?.[seat] ?? null }));
  return all.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place || a.seats[0]! - b.seats[0]!);
}
