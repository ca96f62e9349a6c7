// The difference between the server's clock and the browser's, which may be wrong by any amount.

/** The range of the difference, in milliseconds. */
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

  /** Uses the offset of a socket while it is a finite number. */
  follow(exactly: () => number) {
    this.#exactly = exactly;
  }

  /**
   * Narrows the range by the date of a response, which is exact to the second. The server wrote the date
   * between `asked` and `came`. A date outside the known range means that a clock was set, so the range
   * starts again.
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

/** Returns the time of the server's clock, which decides all deadlines, in milliseconds since 1970. */
export const serverNow = () => Date.now() + serverClock.ahead;
