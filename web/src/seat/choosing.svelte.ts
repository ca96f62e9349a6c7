// Premoves: the reader chooses their next decision while others think. Loaded with a match.
import { tick } from 'svelte';
import type { SubmitResult, Prompt, Update } from '../games/game';
import type { Company } from '../match/company.svelte';
import type { Shown } from '../match/shown';
import { session } from '../net/session.svelte';
import { complain, notify } from '../state/notices.svelte';
import AheadActions from './AheadActions.svelte';
import { Orders } from './orders.svelte';
import { aheadOf, mayChoose, type Choices } from './choosing';
import { words } from './words';

interface Match {
  shown: () => Shown;
  company: Company;
}

export class Choosing {
  #match: Match;
  /** The possible premoves while the reader chooses one. */
  #choices = $state.raw<Choices | null>(null);
  /** True while a request is pending. */
  busy = $state(false);
  /** The step for which the possible premoves were loaded. */
  #seq = -1;
  /** The state that the reader's press leads to; its button gets the focus when it appears. */
  awaits = $state<'chosen' | 'free' | null>(null);
  /** The component with the buttons, loaded with this file and not with the page. */
  readonly Actions = AheadActions;
  /** The auto-play of the reader's forced moves. */
  orders!: Orders;
  stop: () => void;

  constructor(match: Match) {
    this.#match = match;
    let before: unknown = null;
    this.stop = $effect.root(() => {
      this.orders = new Orders(match.shown, match.company);
      $effect(() => {
        const { intent, dropped } = this.told;
        if (before !== null && intent === null && dropped === null && !this.busy)
          notify(words().ahead.played);
        before = intent;
      });
      // A reader whose turn has come decides instead. The possible premoves are loaded again after other
      // players' steps.
      $effect(() => {
        const { seq } = this.#shown.update;
        if (!this.#choices) return;
        if (!this.may) this.#choices = null;
        else if (seq !== this.#seq && !this.busy) void this.#look();
      });
    });
  }

  get #shown() {
    return this.#match.shown();
  }

  get #table() {
    return this.#shown.table.id;
  }

  /** The premove, or the reason why it was dropped. */
  told = $derived.by(() => aheadOf(this.#shown.state));
  /** True if the match waits for others, and a premove makes sense. */
  may = $derived.by(
    () =>
      this.#match.company.playing &&
      this.#match.company.others.length > 0 &&
      !this.#shown.module.inSecret &&
      mayChoose(this.#shown.table, this.#shown.update, this.#match.company.you),
  );
  /** True if there is a state to show or a button to press. */
  here = $derived.by(
    () => this.may || this.orders.beside || this.told.intent !== null || this.told.dropped !== null,
  );
  /** The possible premoves while the reader chooses; otherwise `null`. */
  choices = $derived.by(() => this.#choices);
  /** True if the reader chooses on the game's own table. */
  onTable = $derived.by(() => this.#choices !== null && this.#shown.module.choosesAhead === true);
  /** The match as the table shows it during the choice: as if the reader had to decide. */
  update = $derived.by((): Update | null =>
    this.onTable
      ? ({ ...this.#shown.update, decision: { number: 0, owed: true, choices: this.#choices } } as Update)
      : null,
  );
  prompt = $derived.by((): Prompt => ({ text: words().ahead.prompt, tone: 'you' }));

  async #look() {
    this.busy = true;
    this.#seq = this.#shown.update.seq;
    const answer = await session.request({ type: 'foresee', table: this.#table });
    this.busy = false;
    if (!answer.ok) {
      this.#choices = null;
      // A reader whose turn has come by now sees it anyway.
      if (answer.problem.code !== 'stale' && answer.problem.code !== 'wrong_time') complain(answer.problem);
      return;
    }
    const { intents } = (this.#shown.state.foreseen?.choices ?? { intents: [] }) as Choices;
    if (intents.length === 0) notify(words().ahead.nothing);
    this.#choices = intents.length > 0 && this.may ? { intents, complete: false, back: null } : null;
  }

  /** Begins the choice of a premove. */
  look = () => {
    if (this.busy || !this.may) return;
    this.awaits = 'free';
    void this.#look();
  };

  /** Ends the choice without a premove. */
  cancel = () => {
    this.awaits = 'free';
    this.#choices = null;
  };

  /** Handles the key, with the same effect as the shown button. */
  toggle = () => {
    if (this.told.intent !== null || this.told.dropped !== null) void this.takeBack();
    else if (this.#choices) this.cancel();
    else this.look();
  };

  choose = async (intent: unknown): Promise<SubmitResult> => {
    this.busy = true;
    const answer = await session.request({ type: 'choose_ahead', table: this.#table, intent });
    this.busy = false;
    if (!answer.ok) {
      complain(answer.problem);
      return { ok: false, problem: answer.problem };
    }
    this.#choices = null;
    // The table releases the focus before the next button takes it.
    await tick();
    this.awaits = 'chosen';
    return { ok: true };
  };

  takeBack = async () => {
    this.busy = true;
    this.awaits = 'free';
    const answer = await session.request({ type: 'choose_ahead', table: this.#table, intent: null });
    this.busy = false;
    if (!answer.ok) complain(answer.problem);
  };
}
