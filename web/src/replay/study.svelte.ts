// The analyses of a finished match by the strongest level, requested one by one and kept.
import type { Analysis, Unit } from '../generated/protocol';
import { isUnsure } from '../analysis/worth';
import type { Reply } from '../net/api';

/**
 * The mark of a decision. `alike`: the bot's choice, or no worse as far as it can tell. Otherwise the size of
 * the loss.
 */
export type Judged = 'alike' | 'small' | 'large';

/** The loss from which a decision is marked `large`. */
const large: Record<Unit, number> = { points: 2.5, victory: 0.1 };

/**
 * Returns the mark of an analysed decision. It is `null` without a choice, or if the bot did not rate the
 * decision.
 */
export function judged({ best, rank, decided, unit }: Analysis): Judged | null {
  if (best.length === 0 || rank === null) return null;
  if (rank === 1 || isUnsure(decided.behind)) return 'alike';
  const loss = decided.behind?.by ?? (best[0]!.worth ?? 0) - (decided.worth ?? 0);
  return loss >= large[unit] ? 'large' : 'small';
}

/** Returns the next decision of a seat in a direction, or `null`. */
export function nextOf(seats: readonly number[], seat: number, at: number, way: 1 | -1): number | null {
  for (let n = at + way; n >= 0 && n < seats.length; n += way) if (seats[n] === seat) return n;
  return null;
}

export class Study {
  #ask: (input: number) => Promise<Reply<Analysis>>;
  #known = $state.raw<ReadonlyMap<number, Reply<Analysis>>>(new Map());
  #asking = $state.raw<ReadonlySet<number>>(new Set());
  /** True if each reached decision is analysed. */
  auto = $state(false);

  constructor(ask: (input: number) => Promise<Reply<Analysis>>) {
    this.#ask = ask;
  }

  of = (input: number): Reply<Analysis> | null => this.#known.get(input) ?? null;
  isAsking = (input: number): boolean => this.#asking.has(input);

  /** The marks so far, by input. */
  get marks(): Map<number, Judged> {
    return new Map(this.verdicts.map(({ input, mark }) => [input, mark]));
  }

  /** The marks with their analyses, in order. */
  get verdicts(): { input: number; mark: Judged; analysis: Analysis }[] {
    const all = [...this.#known].flatMap(([input, reply]) => {
      const mark = reply.ok ? judged(reply.value) : null;
      return reply.ok && mark ? [{ input, mark, analysis: reply.value }] : [];
    });
    return all.sort((a, b) => a.input - b.input);
  }

  /** Requests an analysis unless it is known or pending. A failed analysis can be requested again. */
  async ask(input: number) {
    if (this.#known.get(input)?.ok || this.#asking.has(input)) return;
    this.#asking = new Set([...this.#asking, input]);
    const reply = await this.#ask(input);
    this.#asking = new Set([...this.#asking].filter((one) => one !== input));
    this.#known = new Map([...this.#known, [input, reply]]);
  }
}
