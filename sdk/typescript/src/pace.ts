import type { Limits } from './generated/protocol.js';

/**
 * A token bucket with the limits that the server sent in `hello`. It keeps back a tenth of the burst, since
 * messages may arrive together.
 */
export class Pace {
  readonly #gap: number;
  readonly #burst: number;
  readonly #now: () => number;
  /** The time until which the sent messages use up the steady rate. */
  #paid = 0;

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#gap = 1000 / Math.max(limits.messages_per_second, 1);
    this.#burst = Math.max(Math.floor(limits.message_burst * 0.9), 1);
    this.#now = now;
  }

  /** Returns the wait of the next message in milliseconds, and counts the message as sent. */
  wait(): number {
    const now = this.#now();
    this.#paid = Math.max(this.#paid, now) + this.#gap;
    return Math.max(0, this.#paid - now - this.#gap * this.#burst);
  }
}
