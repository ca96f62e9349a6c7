// What the strongest level thinks of the decisions of a match that is over: asked for one by one, and kept.
import type { Analysis, Unit } from '../generated/protocol';
import { isUnsure } from '../analysis/worth';
import type { Reply } from '../net/api';

/** `alike`: what the adviser would have done, or as good as far as it can tell. Else how much was lost. */
export type Judged = 'alike' | 'small' | 'large';

/** From here on a loss is a large one. */
const large: Record<Unit, number> = { points: 2.5, victory: 0.1 };

/** What an analysis says of what was decided; `null` if there was nothing to choose, or it was not thought about. */
export function judged({ best, rank, decided, unit }: Analysis): Judged | null {
  if (best.length === 0 || rank === null) return null;
  if (rank === 1 || isUnsure(decided.behind)) return 'alike';
  const loss = decided.behind?.by ?? (best[0]!.worth ?? 0) - (decided.worth ?? 0);
  return loss >= large[unit] ? 'large' : 'small';
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
  /** Each decision that is reached is asked about. */
  auto = $state(false);

  constructor(ask: (input: number) => Promise<Reply<Analysis>>) {
    this.#ask = ask;
  }

  of = (input: number): Reply<Analysis> | null => this.#known.get(input) ?? null;
  isAsking = (input: number): boolean => this.#asking.has(input);

  /** By input, what was judged so far. */
  get marks(): Map<number, Judged> {
    return new Map(this.verdicts.map(({ input, mark }) => [input, mark]));
  }

  /** The same with what was thought, in order. */
  get verdicts(): { input: number; mark: Judged; analysis: Analysis }[] {
    const all = [...this.#known].flatMap(([input, reply]) => {
      const mark = reply.ok ? judged(reply.value) : null;
      return reply.ok && mark ? [{ input, mark, analysis: reply.value }] : [];
    });
    return all.sort((a, b) => a.input - b.input);
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
