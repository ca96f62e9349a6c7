// Choosing ahead: what the reader will do at their next decision, chosen while others think. Fetched with a match.
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
  /** What there is to choose among, while the reader chooses. */
  #choices = $state.raw<Choices | null>(null);
  /** Something was asked of the server. */
  busy = $state(false);
  /** The step up to which was looked ahead. */
  #seq = -1;
  /** What the reader wants by what they pressed: when that is there, it has the focus. */
  awaits = $state<'chosen' | 'free' | null>(null);
  /** What is told and pressed: fetched with all of this, and not with the page. */
  readonly Actions = AheadActions;
  /** What leaves the reader no choice is played for them. */
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
      // Whoever is asked meanwhile answers; and what was foreseen is foreseen anew when others have moved.
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

  /** What the reader has chosen, or why that was dropped. */
  told = $derived.by(() => aheadOf(this.#shown.state));
  /** Nobody waits for the reader, and it makes sense to choose. */
  may = $derived.by(
    () =>
      this.#match.company.playing &&
      this.#match.company.others.length > 0 &&
      !this.#shown.module.inSecret &&
      mayChoose(this.#shown.table, this.#shown.update, this.#match.company.you),
  );
  /** There is something to say or to press. */
  here = $derived.by(
    () => this.may || this.orders.beside || this.told.intent !== null || this.told.dropped !== null,
  );
  /** The reader is choosing, among these. */
  choices = $derived.by(() => this.#choices);
  /** They do so on the table of the game. */
  onTable = $derived.by(() => this.#choices !== null && this.#shown.module.choosesAhead === true);
  /** The match as the table shows it meanwhile: as if the reader were asked. */
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
      // Whoever is asked by now sees it.
      if (answer.problem.code !== 'stale' && answer.problem.code !== 'wrong_time') complain(answer.problem);
      return;
    }
    const { intents } = (this.#shown.state.foreseen?.choices ?? { intents: [] }) as Choices;
    if (intents.length === 0) notify(words().ahead.nothing);
    this.#choices = intents.length > 0 && this.may ? { intents, complete: false, back: null } : null;
  }

  /** Begins to choose. */
  look = () => {
    if (this.busy || !this.may) return;
    this.awaits = 'free';
    void this.#look();
  };

  /** Chooses nothing now. */
  cancel = () => {
    this.awaits = 'free';
    this.#choices = null;
  };

  /** The key: whatever the button does. */
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
    // The table asks nothing any more, and lets go of the focus before it is given on.
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
