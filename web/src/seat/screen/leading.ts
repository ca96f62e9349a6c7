// Who leads, of what lies open.

/** The seats with the most; nobody while all have the same. */
export function leadersOf(values: number[], taken: number[]): number[] {
  const theirs = taken.map((seat) => values[seat] ?? 0);
  const [most, least] = [Math.max(...theirs), Math.min(...theirs)];
  return most > least ? taken.filter((seat) => values[seat] === most) : [];
}
