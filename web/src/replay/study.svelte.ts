// What the strongest level thinks of the decisions of a match that is over: asked for one by one, and kept.
import type { Analysis } from '../generated/protocol';
import { isUnsure } from '../analysis/worth';
import type { Reply } from '../net/api';

/** `alike`: what the adviser would have done, or as good as far as it can tell. */
export type Judged = 'alike' | 'otherwise';

/** What an analysis says of what was decided; `null` if there was nothing to choose, or it was not thought about. */
export function judged({ best, rank, decided }: Analysis): Judged | null {
  if (best.length === 0 || rank === null) return null;
  return rank === 1 || isUnsure(decided.behind) ? 'alike' : 'otherwise';
}

/** Where a seat is asked, going that way; `null` if nowhere. */
export function nextOf(seats: readonly number[], seat: number, at: number, way: 1 | -1): number | null {
  for (let n = at + way; n >= 0 && n < seats.length; n += way) if (seats[n] === seat) return n;
  return null;
}

export class Study {
  #ask: (input: number) => Promise<Reply<Analysis>>;
  #known = $state.raw<ReadonlyMap<number, Reply<Analysis>>>(new Map());
  #asking = $state.raw<ReadonlySet<number>>(new Set());

  constructor(ask: (input: number) => Promise<Reply<Analysis>>) {
    this.#ask = ask;
  }

  of = (input: number): Reply<Analysis> | null => this.#known.get(input) ?? null;
  isAsking = (input: number): boolean => this.#asking.has(input);

  /** By input, what was judged so far. */
  get marks(): Map<number, Judged> {
    const all = [...this.#known].flatMap(([input, reply]) => {
      const mark = reply.ok ? judged(reply.value) : null;
      return mark ? [[input, mark] as const] : [];
    });
    return new Map(all);
  }

  /** Asks, unless that is known or asked already. What failed can be asked again. */
  async ask(input: number) {
    if (this.#known.get(input)?.ok || this.#asking.has(input)) return;
    this.#asking = new Set([...this.#asking, input]);
    const reply = await this.#ask(input);
    this.#asking = new Set([...this.#asking].filter((one) => one !== input));
    this.#known = new Map([...this.#known, [input, reply]]);
  }
}
