/** What came and was not taken yet, in order, until it fails. */
export class Inbox<T> {
  readonly #came: T[] = [];
  readonly #waiting: { resolve: (one: T) => void; reject: (error: Error) => void }[] = [];
  #failed: Error | undefined;

  put(one: T): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve(one);
    else this.#came.push(one);
  }

  /** What came is still taken; after it whoever asks is told the error, each time. */
  fail(error: Error): void {
    this.#failed ??= error;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }

  /** What came next, if it is there. */
  now(): T | undefined {
    return this.#came.shift();
  }

  /** What comes next. After `wait` milliseconds `undefined`, and then nothing is taken. */
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
