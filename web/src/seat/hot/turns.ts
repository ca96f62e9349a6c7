// To whom a device goes that several players share. Pure.

/** For whom a match waits, as one word to compare. */
export const keyOf = (waiting: number[]): string => waiting.join();

/**
 * Whose hand is to be shown next; `null`: it stays with whoever sees theirs. One after the other, in the order of the seats.
 * `lifted`: for whom the match waited when the holder lifted the curtain. Whoever takes the device only to look keeps it
 * until somebody moves.
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
