import type { Limits } from './generated/protocol.js';

/**
 * A token bucket with the limits that the server said in `hello`. A tenth of the burst is kept back, since messages may come
 * together on the way.
 */
export class Pace {
  readonly #gap: number;
  readonly #burst: number;
  readonly #now: () => number;
  /** Until when what was sent so far lasts, at the steady rate. */
  #paid = 0;

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#gap = 1000 / Math.max(limits.messages_per_second, 1);
    this.#burst = Math.max(Math.floor(limits.message_burst * 0.9), 1);
    this.#now = now;
  }

  /** How many milliseconds the next message has to wait. It counts as sent. */
  wait(): number {
    const now = this.#now();
    this.#paid = Math.max(this.#paid, now) + this.#gap;
    return Math.max(0, this.#paid - now - this.#gap * this.#burst);
  }
}
