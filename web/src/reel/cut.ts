// The steps that a player missed, as updates for the game's own table. Pure.
import type { Change, GameUpdate, Reel, Step } from '../generated/protocol';
import type { StepOf, Update } from '../games/game';
import { Frames } from '../net/frames';

export class Cut {
  readonly you: number | null;
  readonly steps: Step[];
  /** The number of steps before the first of them that the recap leaves out. */
  readonly leftOut: number;
  #reel: Reel;
  #frames: Frames;

  constructor(reel: Reel) {
    this.#reel = reel;
    this.you = reel.you;
    this.leftOut = reel.left_out;
    this.steps = reel.steps.map(({ seq, at, seat, by, events }) => ({ seq, at, seat, by, events }));
    this.#frames = new Frames(
      reel.view,
      reel.steps.map(({ changes }) => changes as Change[]),
    );
  }

  get end(): number {
    return this.#frames.end;
  }

  /**
   * Returns the match after `at` of the steps, without a decision and without clocks. `now` is the present
   * update. `story`: all steps of the match that the client has.
   */
  update(at: number, now: GameUpdate, story: Step[]): Update {
    const last = this.steps[at - 1];
    const first = this.steps[0];
    const known = last
      ? story.filter((step) => step.seq <= last.seq)
      : story.filter((step) => !first || step.seq < first.seq);
    return {
      table: now.table,
      epoch: now.epoch,
      seq: last?.seq ?? 0,
      number: now.number,
      from_start: true,
      steps: known as StepOf<unknown>[],
      view: this.#frames.view(at),
      decision: null,
      waiting: (last ? this.#reel.steps[at - 1]! : this.#reel).waiting,
      deadlines: now.deadlines.map(() => null),
      now: last?.at ?? now.now,
      outcome: null,
    };
  }
}
