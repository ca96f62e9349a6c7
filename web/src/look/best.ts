// Which numbers of a row are the best. Pure.

/** The largest above 0, all that share it. None where it tells nothing: all are alike. */
export function bestOf(row: readonly number[]): boolean[] {
  const most = Math.max(...row);
  const tells = most > 0 && row.some((n) => n < most);
  return row.map((n) => tells && n === most);
}
