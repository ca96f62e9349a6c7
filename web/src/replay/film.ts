// A finished match as a list of views. Pure.
import type { Change, Replay } from '../generated/protocol';
import type { StepOf, Update } from '../games/game';
import { Frames } from '../net/frames';
import { type Chapters, chaptersOf, timeOf } from './chapters';

/** The observer: a seat, the seat that decides next, or a spectator. */
export type Eyes = number | 'decider' | 'spectator';

export const eyesOf = (said: string | null): Eyes | null =>
  said === 'decider' || said === 'spectator'
    ? said
    : said !== null && /^[0-7]$/.test(said)
      ? Number(said)
      : null;

export class Film {
  readonly replay: Replay;
  readonly steps: StepOf<unknown>[];
  #frames: Frames;

  constructor(replay: Replay) {
    this.replay = replay;
    this.#frames = new Frames(
      replay.view,
      replay.moments.map(({ changes }) => changes as Change[]),
    );
    this.steps = replay.moments.map(({ at, seat, by, events }, n) => ({
      seq: n + 1,
      at,
      seat,
      by,
      events: events as StepOf<unknown>['events'],
    }));
  }

  /** The number of inputs, which is the index of the last view. */
  get end(): number {
    return this.steps.length;
  }

  /** Returns the view after `at` inputs. */
  view(at: number): unknown {
    return this.#frames.view(at);
  }

  /** Returns that view as an update for a game's table. */
  update(at: number): Update {
    const { match: played } = this.replay;
    const over = at === this.end;
    return {
      table: played.table,
      epoch: 0,
      seq: at,
      number: played.number,
      from_start: true,
      steps: this.steps.slice(0, at),
      view: this.view(at),
      decision: null,
      waiting: over ? [] : [this.steps[at]!.seat],
      deadlines: played.outcome.places.map(() => null),
      now: this.steps[at - 1]?.at ?? played.began_at,
      outcome: over ? played.outcome : null,
    };
  }

  /**
   * Returns the update without a reader's seat, so that the table stays the same for each deciding seat.
   * Hands are shown beside it.
   */
  open(at: number): Update {
    const update = this.update(at);
    const { view } = update;
    const held = typeof view === 'object' && view !== null && 'you' in view;
    return held ? { ...update, view: { ...view, you: null } } : update;
  }

  #chapters: Chapters | null = null;
  /** The ages, rounds and turns. Cost: computes every view once. */
  get chapters(): Chapters {
    const places = Array.from({ length: this.end + 1 }, (_, at) => at);
    return (this.#chapters ??= chaptersOf(places.map((at) => timeOf(this.view(at)))));
  }

  /** The points of each seat at each moment; `null` in games without points. */
  get standings(): number[][] | null {
    const { standing, moments } = this.replay;
    const all = [standing, ...moments.map((moment) => moment.standing)];
    return all.every((one) => one !== undefined && one !== null) ? (all as number[][]) : null;
  }
}
