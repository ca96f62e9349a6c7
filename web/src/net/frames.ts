// Views of a match one after the other. Pure.
import type { Change } from '../generated/protocol';
import { changed } from './change';

/** Views of which each is told by what it changes in the one before. */
export class Frames {
  /** Each is made when it is first looked at; they share what is the same in them. */
  #views: unknown[];
  #changes: Change[][];

  constructor(first: unknown, changes: Change[][]) {
    this.#views = [first];
    this.#changes = changes;
  }

  /** How many changes there are: the last place. */
  get end(): number {
    return this.#changes.length;
  }

  /** What was seen after so many changes. */
  view(at: number): unknown {
    while (this.#views.length <= at) {
      const n = this.#views.length - 1;
      const { view } = changed({ view: this.#views[n] }, this.#changes[n]!) as { view: unknown };
      this.#views.push(view);
    }
    return this.#views[at];
  }
}
