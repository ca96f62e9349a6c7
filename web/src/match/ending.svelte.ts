// The end of a match: the winner, the check of the deal, and the stored result.
import { untrack } from 'svelte';
import { headlineOf } from './headline';
import { keepHash, verdict } from '../state/deal';
import { keepLast, lastOf } from '../state/last-match.svelte';
import type { Company } from './company.svelte';
import type { Shown } from './shown';

export class Ending {
  #shown: () => Shown;
  #company: Company;

  constructor(shown: () => Shown, company: Company) {
    this.#shown = shown;
    this.#company = company;
    // The browser stores the hash as soon as it arrives, and checks it at the end.
    $effect(() => {
      const { dealt } = this;
      if (dealt)
        keepHash(
          dealt,
          untrack(() => this.#shown().state.steps.length > 0),
        );
    });
    $effect(() => {
      const { dealt, headline, verdict } = this;
      if (dealt?.seed && this.over) keepLast(this.#shown().table.id, { game: dealt, headline, verdict });
    });
  }

  over = $derived.by(() => this.#shown().update.outcome !== null);
  /** The match of the table, if the page shows it. */
  dealt = $derived.by(() => {
    const { table, update } = this.#shown();
    return update.number === table.game?.number ? table.game : null;
  });
  verdict = $derived.by(() => {
    const { table } = this.#shown();
    return this.dealt && !table.guess ? verdict(this.dealt, table.teams) : null;
  });
  headline = $derived.by(() => {
    const { names, reader } = this.#company;
    const { outcome } = this.#shown().update;
    return outcome ? headlineOf(outcome, names, reader) : '';
  });
  /** The result of the previous match. */
  before = $derived.by(() => {
    const { table } = this.#shown();
    const last = lastOf(table.id);
    return last && last.game.id !== table.game?.id ? last : null;
  });
}
