// How a match ends: who won, whether the deal was as published, and what is kept of it.
import { untrack } from 'svelte';
import { listing, t } from '../i18n';
import { numeral } from '../look/teams';
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
    // The hash is kept from the first sight, and checked in the end.
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
  /** The match, if it is the one that is shown. */
  dealt = $derived.by(() => {
    const { table, update } = this.#shown();
    return update.number === table.game?.number ? table.game : null;
  });
  verdict = $derived.by(() => (this.dealt && !this.#shown().table.guess ? verdict(this.dealt) : null));
  headline = $derived.by(() => {
    const { names, reader: you } = this.#company;
    const { places = [], teams = [] } = this.#shown().update.outcome ?? {};
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    if (teams.length > 0) {
      const first = teams.flatMap(({ seats }, team) => (places[seats[0]!] === 1 ? [{ seats, team }] : []));
      const [only] = first;
      if (only && first.length === 1)
        return you !== null && only.seats.includes(you)
          ? t().team.youWon
          : t().team.won(listing(only.seats.map((seat) => names[seat] ?? '')));
      return t().game.won(listing(first.map(({ team }) => t().team.name(numeral(team)))), first.length);
    }
    return winners.length === 1 && winners[0] === you
      ? t().game.youWon
      : t().game.won(listing(winners.map((seat) => names[seat] ?? '')), winners.length);
  });
  /** The result of the match before. */
  before = $derived.by(() => {
    const { table } = this.#shown();
    const last = lastOf(table.id);
    return last && last.game.id !== table.game?.id ? last : null;
  });
}
