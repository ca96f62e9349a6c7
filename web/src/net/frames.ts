// The views of a match, one for each step. Pure.
import type { Change } from '../generated/protocol';
import { changed } from './change';

/** A list of views. Each one is stored as the changes to the one before. */
export class Frames {
  /** The views computed so far. Each is computed on first use, and they share equal parts. */
  #views: unknown[];
  #changes: Change[][];

  constructor(first: unknown, changes: Change[][]) {
    this.#views = [first];
    this.#changes = changes;
  }

  /** The number of changes, which is the index of the last view. */
  get end(): number {
    return this.#changes.length;
  }

  /** Returns the view after `at` changes. */
  view(at: number): unknown {
    while (this.#views.length <= at) {
      const n = this.#views.length - 1;
      const { view } = changed({ view: this.#views[n] }, this.#changes[n]!) as { view: unknown };
      this.#views.push(view);
    }
    return this.#views[at];
  }
}
