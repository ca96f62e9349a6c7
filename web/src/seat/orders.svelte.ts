// Auto-play of forced moves, if the reader turned it on. Loaded with a match.
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
      // A notice changes the list of notices, which must not repeat the notice.
      if (isPlayedFor(shown().state.lastSteps, company.you)) untrack(() => notify(words().order.played));
    });
  }

  /** True if the reader plays a game with forced moves. */
  may = $derived.by(() => this.#company.playing && this.#shown().module.leavesNoChoice === true);
  on = $derived.by(() => this.#shown().state.standing_order?.forced ?? false);
  /** True if auto-play pauses because the reader undid a step. */
  rests = $derived.by(() => this.#shown().state.standing_order?.rests ?? false);
  slow = $derived.by(() => isSlow(this.#shown().table.setup.clock.clock));
  /**
   * True if the button has room beside the premoves, while others decide. Games with secret choices ask all
   * players at the same time.
   */
  beside = $derived.by(() => {
    const { update, module } = this.#shown();
    const { you } = this.#company;
    return this.may && !module.inSecret && you !== null && !update.waiting.includes(you) && !update.outcome;
  });

  /** Turns auto-play on or off, for the button and the key. */
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
