// A match over values that the rules write as a word, or as a word with data: `'stages'`, `{ cards: 'blue'
// }`. Each use has an entry for every word, so a new word does not compile without one.

/** The words of a type. */
export type Word<T> = T extends string ? T : T extends object ? Extract<keyof T, string> : never;
/** The data of a word. */
type With<T, W extends string> = [Extract<T, Record<W, unknown>>] extends [never]
  ? undefined
  : Extract<T, Record<W, unknown>>[W];
/** One function for each word. */
export type By<T, R> = { [W in Word<T>]: (what: With<T, W>) => R };

export function by<T, R>(one: T, each: By<T, R>): R {
  const [word, what] = typeof one === 'string' ? [one, undefined] : Object.entries(one as object)[0]!;
  return (each as Record<string, (what: unknown) => R>)[word]!(what);
}
