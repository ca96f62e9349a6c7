// What the rules write as a word, or as a word with something: `'stages'`, `{ cards: 'blue' }`. Whoever opens one has an
// entry for each word, so that a new one does not compile until it has.

/** The words. */
export type Word<T> = T extends string ? T : T extends object ? Extract<keyof T, string> : never;
/** What comes with a word. */
type With<T, W extends string> = [Extract<T, Record<W, unknown>>] extends [never]
  ? undefined
  : Extract<T, Record<W, unknown>>[W];
/** Something for each word. */
export type By<T, R> = { [W in Word<T>]: (what: With<T, W>) => R };

export function by<T, R>(one: T, each: By<T, R>): R {
  const [word, what] = typeof one === 'string' ? [one, undefined] : Object.entries(one as object)[0]!;
  return (each as Record<string, (what: unknown) => R>)[word]!(what);
}
