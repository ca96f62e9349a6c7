// The order in which players share a device. Pure.

/** Returns the waiting seats as one text, to compare them. */
export const keyOf = (waiting: number[]): string => waiting.join();

/**
 * Returns the seat whose hand is shown next, or `null` if the holder keeps the device. The seats take turns
 * in order. `lifted` are the seats that the match waited for when the holder took the device. A holder who
 * only looks keeps the device until a player moves.
 */
export function nextOf(
  players: number[],
  waiting: number[],
  holder: number | null,
  lifted: string,
): number | null {
  const owing = players.filter((seat) => waiting.includes(seat));
  if (owing.length === 0) return null;
  if (holder !== null && (owing.includes(holder) || keyOf(waiting) === lifted)) return null;
  return owing.find((seat) => seat > (holder ?? -1)) ?? owing[0] ?? null;
}
