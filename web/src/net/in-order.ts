// Passes on texts in the order in which they were put in, although some arrive later.

/** A queue that passes on a text at once while none before it is missing. */
export class InOrder {
  #waiting = 0;
  #last = Promise.resolve();
  #take: (text: string) => void;

  constructor(take: (text: string) => void) {
    this.#take = take;
  }

  /** Adds a text or its promise. If the promise fails, `broken` runs in its place. */
  put(text: string | Promise<string>, broken: () => void = () => {}) {
    if (typeof text === 'string' && this.#waiting === 0) return this.#take(text);
    this.#waiting += 1;
    const come = Promise.resolve(text).then(
      (text) => () => this.#take(text),
      () => broken,
    );
    // An error of the receiver is reported, and the next text does not wait because of it.
    this.#last = this.#last
      .catch(() => {})
      .then(async () => {
        const hand = await come;
        this.#waiting -= 1;
        hand();
      });
  }
}
