// What is there now and what comes later, handed on in the order in which it was put in.

/** While nothing is waited for, what is there is handed on at once. */
export class InOrder {
  #waiting = 0;
  #last = Promise.resolve();
  #take: (text: string) => void;

  constructor(take: (text: string) => void) {
    this.#take = take;
  }

  /** `broken` is called in its turn if it does not come. */
  put(text: string | Promise<string>, broken: () => void = () => {}) {
    if (typeof text === 'string' && this.#waiting === 0) return this.#take(text);
    this.#waiting += 1;
    const come = Promise.resolve(text).then(
      (text) => () => this.#take(text),
      () => broken,
    );
    // A fault of who takes it is reported, and does not keep what comes next waiting.
    this.#last = this.#last
      .catch(() => {})
      .then(async () => {
        const hand = await come;
        this.#waiting -= 1;
        hand();
      });
  }
}
