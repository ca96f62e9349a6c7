// The best numbers of a row.

/** Marks the largest number above 0, several times if shared. Marks none if all numbers are equal. */
export function bestOf(row: readonly number[]): boolean[] {
  const most = Math.max(...row);
  const tells = most > 0 && row.some((n) => n < most);
  return row.map((n) => tells && n === most);
}
