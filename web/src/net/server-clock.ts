// How much the server's clock is ahead of the browser's, which may be wrong by any amount.

/** What is known: it is ahead by something between the two, in milliseconds. */
interface Between {
  least: number;
  most: number;
}

export class ServerClock {
  #known: Between | null = null;
  #exactly: () => number = () => NaN;

  /** Milliseconds to add to the browser's clock. */
  get ahead(): number {
    const exact = this.#exactly();
    if (Number.isFinite(exact)) return exact;
    return this.#known ? (this.#known.least + this.#known.most) / 2 : 0;
  }

  /** Goes by what a socket has found out, while that is a number. */
  follow(exactly: () => number) {
    this.#exactly = exactly;
  }

  /**
   * An answer says what time it was at the server, to the second: it was made after we asked, and before it came. Each one narrows
   * down what is known. One that contradicts it was made after one of the clocks was set.
   */
  dated(date: number, asked: number, came: number) {
    if (!Number.isFinite(date) || came < asked) return;
    const told = { least: date - came, most: date + 1_000 - asked };
    const both = {
      least: Math.max(told.least, this.#known?.least ?? -Infinity),
      most: Math.min(told.most, this.#known?.most ?? Infinity),
    };
    this.#known = both.least <= both.most ? both : told;
  }
}

export const serverClock = new ServerClock();

/** What time it is at the server, by which all deadlines go: milliseconds since 1970. */
export const serverNow = () => Date.now() + serverClock.ahead;
