// The lead, by public scores.

/** Returns the seats with the highest score; none while all are equal. */
export function leadersOf(values: number[], taken: number[]): number[] {
  const theirs = taken.map((seat) => values[seat] ?? 0);
  const [most, least] = [Math.max(...theirs), Math.min(...theirs)];
  return most > least ? taken.filter((seat) => values[seat] === most) : [];
}
