// The decisions of a match: the chosen player, their decisions, and the expert bot's opinion.
import { lossOf } from '../analysis/worth';
import { cardsOfIntent } from '../games/cards-of-intent';
import type { AnyGameModule } from '../games/game';
import type { Analysis } from '../generated/protocol';
import type { Reply } from '../net/api';
import type { Film } from './film';
import type { KeyMoment } from './key-moments';
import { judged, nextOf, Study } from './study.svelte';

interface Watched {
  film: Film;
  module: AnyGameModule;
  at: number;
  /** The seat whose view is chosen, and the reader's own seat. */
  chosen: number | null;
  you: number | null;
}

export class Decisions {
  #seen: () => Watched;
  readonly study: Study;

  constructor(seen: () => Watched, ask: (input: number) => Promise<Reply<Analysis>>) {
    this.#seen = seen;
    this.study = new Study(ask);
  }

  /** The deciding seats, by input. */
  seats = $derived.by(() => this.#seen().film.steps.map((step) => step.seat));
  /** The seat that decides next; `null` at the end. */
  acts = $derived.by(() => this.seats[this.#seen().at] ?? null);
  /** The seat whose decisions are stepped through: the chosen one, or the reader's own. */
  whose = $derived.by(() => {
    const { chosen, you, at } = this.#seen();
    return chosen ?? you ?? this.seats[Math.min(at, this.seats.length - 1)] ?? 0;
  });
  earlier = $derived.by(() => nextOf(this.seats, this.whose, this.#seen().at, -1));
  later = $derived.by(() => nextOf(this.seats, this.whose, this.#seen().at, 1));
  own = $derived.by(() => this.seats.flatMap((seat, n) => (seat === this.whose ? [n] : [])));
  /** The number of the decision, and the total of its seat; `null` for another seat's decision. */
  place = $derived.by(() => {
    const n = this.own.indexOf(this.#seen().at);
    return n < 0 ? null : { n: n + 1, of: this.own.length };
  });

  #thought = $derived.by(() => {
    const reply = this.acts === null ? null : this.study.of(this.#seen().at);
    return reply?.ok ? reply.value : null;
  });
  /** The cards of the decision. */
  done = $derived.by(() => {
    const thought = this.#thought;
    return thought ? cardsOfIntent(thought.decided.intent, thought.view, this.#seen().module) : [];
  });
  /** The cards of the expert bot's choice. */
  best = $derived.by(() => {
    const thought = this.#thought;
    const [first] = thought?.best ?? [];
    return thought && first && judged(thought)
      ? cardsOfIntent(first.intent, thought.view, this.#seen().module)
      : [];
  });
  /** The decisions with a loss, among those analysed so far. */
  losses = $derived.by(() =>
    this.study.verdicts.flatMap(({ input, mark, analysis }): KeyMoment[] =>
      mark === 'alike'
        ? []
        : [{ at: input, seat: this.seats[input] ?? 0, is: 'loss', mark, gap: lossOf(analysis).by }],
    ),
  );
}
