// The decisions of a match: whose they are gone through, which of them it is, what the expert thinks of it.
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
  /** Whose eyes were chosen, and the reader's own seat. */
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

  /** By input, who decided. */
  seats = $derived.by(() => this.#seen().film.steps.map((step) => step.seat));
  /** Who decides next; `null` at the end. */
  acts = $derived.by(() => this.seats[this.#seen().at] ?? null);
  /** Whose decisions are gone through: those of whoever is looked at, or the reader's own. */
  whose = $derived.by(() => {
    const { chosen, you, at } = this.#seen();
    return chosen ?? you ?? this.seats[Math.min(at, this.seats.length - 1)] ?? 0;
  });
  earlier = $derived.by(() => nextOf(this.seats, this.whose, this.#seen().at, -1));
  later = $derived.by(() => nextOf(this.seats, this.whose, this.#seen().at, 1));
  own = $derived.by(() => this.seats.flatMap((seat, n) => (seat === this.whose ? [n] : [])));
  /** Which of them it is, and of how many; `null` if it is somebody else's. */
  place = $derived.by(() => {
    const n = this.own.indexOf(this.#seen().at);
    return n < 0 ? null : { n: n + 1, of: this.own.length };
  });

  #thought = $derived.by(() => {
    const reply = this.acts === null ? null : this.study.of(this.#seen().at);
    return reply?.ok ? reply.value : null;
  });
  /** The cards of what was done. */
  done = $derived.by(() => {
    const thought = this.#thought;
    return thought ? cardsOfIntent(thought.decided.intent, thought.view, this.#seen().module) : [];
  });
  /** Those of what the expert would have done. */
  best = $derived.by(() => {
    const thought = this.#thought;
    const [first] = thought?.best ?? [];
    return thought && first && judged(thought)
      ? cardsOfIntent(first.intent, thought.view, this.#seen().module)
      : [];
  });
  /** Those by which something was lost, as far as it was asked. */
  losses = $derived.by(() =>
    this.study.verdicts.flatMap(({ input, mark, analysis }): KeyMoment[] =>
      mark === 'alike'
        ? []
        : [{ at: input, seat: this.seats[input] ?? 0, is: 'loss', mark, gap: lossOf(analysis).by }],
    ),
  );
}
