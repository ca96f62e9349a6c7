/** A queue of received items, in order, until it fails. */
export class Inbox<T> {
  readonly #came: T[] = [];
  readonly #waiting: { resolve: (one: T) => void; reject: (error: Error) => void }[] = [];
  #failed: Error | undefined;

  put(one: T): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve(one);
    else this.#came.push(one);
  }

  /** Ends the queue. A reader still takes the received items; after them each read fails with this error. */
  fail(error: Error): void {
    this.#failed ??= error;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }

  /** Takes the next item, if there is one. */
  now(): T | undefined {
    return this.#came.shift();
  }

  /** Waits for the next item. Returns `undefined` after `wait` milliseconds, and then takes no item. */
  next(): Promise<T>;
  next(wait: number): Promise<T | undefined>;
  next(wait?: number): Promise<T | undefined> {
    if (this.#came.length > 0) return Promise.resolve(this.#came.shift());
    if (this.#failed) return Promise.reject(this.#failed);
    return new Promise<T | undefined>((resolve, reject) => {
      const waiting = { resolve, reject };
      this.#waiting.push(waiting);
      if (wait === undefined) return;
      const late = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        resolve(undefined);
      }, wait);
      waiting.resolve = (one) => (clearTimeout(late), resolve(one));
      waiting.reject = (error) => (clearTimeout(late), reject(error));
    });
  }
}
