export const FIRST = 100;
export const LONGEST = 5000;

/**
 * Waits that double up to a bound. They are partly random, so that a thousand clients do not reconnect
 * together.
 */
export class Backoff {
  #tries = 0;

  /** Returns the next wait in milliseconds: between half of the full wait and all of it. */
  wait(): number {
    const full = Math.min(FIRST * 2 ** Math.min(this.#tries, 10), LONGEST);
    this.#tries += 1;
    return full * (0.5 + Math.random() / 2);
  }
}

/** Resolves after `wait` milliseconds. */
export const sleep = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));
