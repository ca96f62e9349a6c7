// The reader's requests to the server at this table.
import type { SubmitResult } from '../games/game';
import { playAgain } from '../lobby/play-again';
import type { Request } from '../net/client';
import { session } from '../net/session.svelte';
import { complain, notify } from '../state/notices.svelte';
import type { Company } from './company.svelte';
import type { Shown } from './shown';

export class Deeds {
  #shown: () => Shown;
  #company: Company;
  #ondone: () => void;
  /** The latest submission and the number of its decision. */
  last: { decision: number; intent: unknown } | null = null;
  /** True until the server has answered a submission. */
  pending = $state(false);

  /** `ondone`: runs after a successful request. */
  constructor(shown: () => Shown, company: Company, ondone: () => void) {
    this.#shown = shown;
    this.#company = company;
    this.#ondone = ondone;
  }

  get #table() {
    return this.#shown().table.id;
  }

  submit = async (intent: unknown): Promise<SubmitResult> => {
    const { update, module } = this.#shown();
    const { names, you } = this.#company;
    if (!update.decision || this.pending)
      return { ok: false, problem: { code: 'not_waiting', message: 'nothing is asked' } };
    this.pending = true;
    const { number: decision } = update.decision;
    this.last = { decision, intent };
    const answer = await session.request({ type: 'submit', table: this.#table, decision, intent });
    this.pending = false;
    if (answer.ok) return { ok: true };
    const { problem } = answer;
    if (problem.code === 'refused' && problem.refusal)
      notify(module.refusal(problem.refusal, { names, you }, problem.message));
    else complain(problem);
    return { ok: false, problem };
  };

  /** True while a bot works on a hint. */
  hinting = $state(false);

  hint = async () => {
    const { decision } = this.#shown().update;
    if (!decision || this.hinting) return;
    this.hinting = true;
    const answer = await session.request({ type: 'hint', table: this.#table, decision: decision.number });
    this.hinting = false;
    if (!answer.ok) complain(answer.problem);
  };

  async #ask(request: Request): Promise<boolean> {
    const answer = await session.request(request);
    if (answer.ok) this.#ondone();
    else complain(answer.problem);
    return answer.ok;
  }

  resign = () => this.#ask({ type: 'resign', table: this.#table });
  claim = () => this.#ask({ type: 'claim', table: this.#table });
  answer = (account: string, admit: boolean) =>
    this.#ask({ type: 'admit', table: this.#table, account, admit });
  withdraw = () => this.#ask({ type: 'stand', table: this.#table });
  standIn = (seat: number, agree: boolean) =>
    this.#ask({ type: 'stand_in', table: this.#table, seat, agree });
  pause = (pause: boolean) => this.#ask({ type: 'pause', table: this.#table, pause });
  undo = (wish: boolean) => this.#ask({ type: 'undo', table: this.#table, wish });
  allowUndo = (allow: boolean) => this.#ask({ type: 'allow_undo', table: this.#table, allow });
  take = (seat: number | null) => this.#ask({ type: 'sit', table: this.#table, seat });

  rematch = async () => {
    const { onleave, table } = this.#shown();
    const here = session.account?.id;
    const alone =
      table.host === here && this.#company.others.every((o) => o.account.id === here || o.beside === here);
    const problem = await playAgain(table.id, alone, () => {
      this.#ondone();
      // This page disappears as soon as the table is back before the start.
      onleave();
    });
    if (problem) complain(problem);
  };
}
