// Standing orders: what leaves the reader no choice is played for them, if they said so. Fetched with a match.
import { untrack } from 'svelte';
import { isSlow } from '../games/face';
import type { Company } from '../match/company.svelte';
import type { Shown } from '../match/shown';
import { session } from '../net/session.svelte';
import { complain, notify } from '../state/notices.svelte';
import { isPlayedFor } from './orders';
import { words } from './words';

export class Orders {
  #shown: () => Shown;
  #company: Company;
  busy = $state(false);

  constructor(shown: () => Shown, company: Company) {
    this.#shown = shown;
    this.#company = company;
    $effect(() => {
      // What is said changes the notices, and is no reason to say it again.
      if (isPlayedFor(shown().state.lastSteps, company.you)) untrack(() => notify(words().order.played));
    });
  }

  /** The reader plays, and in this game that happens. */
  may = $derived.by(() => this.#company.playing && this.#shown().module.leavesNoChoice === true);
  on = $derived.by(() => this.#shown().state.standing_order?.forced ?? false);
  /** The reader took something back and is let decide. */
  rests = $derived.by(() => this.#shown().state.standing_order?.rests ?? false);
  slow = $derived.by(() => isSlow(this.#shown().table.setup.clock.clock));
  /** While others are asked there is room for it beside choosing ahead; all who choose in secret are asked at the same time. */
  beside = $derived.by(() => {
    const { update, module } = this.#shown();
    const { you } = this.#company;
    return this.may && !module.inSecret && you !== null && !update.waiting.includes(you) && !update.outcome;
  });

  /** What the button does, and the key. */
  toggle = async () => {
    if (this.busy || !this.may) return;
    this.busy = true;
    const forced = !this.on || this.rests;
    const answer = await session.request({ type: 'standing_order', table: this.#shown().table.id, forced });
    this.busy = false;
    if (!answer.ok) complain(answer.problem);
    else notify(forced ? words().order.given : words().order.takenBack);
  };
}
