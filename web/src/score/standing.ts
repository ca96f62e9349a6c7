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

/**
 * Returns the sums of some seats after each category of the sheet, the last one the total. It is the total alone
 * where the categories do not add up, and empty where the last line is no sum.
 */
export function sumsOf({ sheet, teams }: Outcome, seats: number[]): number[] {
  const last = sheet.at(-1);
  if (last?.label !== 'total') return [];
  const points = (line: Outcome['sheet'][number]) =>
    seats.reduce((sum, seat) => sum + (line.points[seat] ?? 0), 0);
  const team = teams?.find((one) => one.seats[0] === seats[0]);
  const total = team?.total ?? points(last);
  let sum = 0;
  const sums = sheet.slice(0, -1).map((line) => (sum += points(line)));
  return sums.at(-1) === total ? sums : [total];
}
