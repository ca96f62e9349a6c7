// The events of Babel that all players see before the match continues: new tiles, and the end of an age's
// project.
import type { StepOf } from '../../game';
import type { BoardTileView, Lost, PlacedView, Project, Seat, Seen } from '../types';

/** Tiles that were laid in one turn, on the tower and on boards. */
export interface Laid {
  placed: PlacedView[];
  boards: BoardTileView[];
}
/** The end of a project, with the losses that are known at once. Players who still choose are missing. */
export interface Ended {
  project: Project;
  done: boolean;
  taken: number[];
  income: number[];
  lost: { seat: Seat; lost: Lost }[];
}

const seenIn = (steps: StepOf<Seen>[]) => steps.flatMap((step) => step.events.map((event) => event.seen));

/** Returns the tiles that were laid in these steps. */
export function laidIn(steps: StepOf<Seen>[]): Laid | null {
  const seen = seenIn(steps);
  const placed = seen.flatMap((one) => (one.event === 'tiles_placed' ? one.placed : []));
  const boards = seen.flatMap((one) =>
    one.event === 'tile_on_board' ? [{ tile: one.tile, seat: one.seat, on: one.on }] : [],
  );
  return placed.length + boards.length > 0 ? { placed, boards } : null;
}

/** Returns the project that ended in these steps. */
export function endedIn(steps: StepOf<Seen>[]): Ended | null {
  const seen = seenIn(steps);
  const over = seen.findLast((one) => one.event === 'project_over');
  if (over?.event !== 'project_over') return null;
  const { project, done, taken, income } = over;
  const lost = seen
    .slice(seen.indexOf(over))
    .flatMap((one) => (one.event === 'penalty' ? [{ seat: one.seat, lost: one.lost }] : []));
  return { project, done, taken, income, lost };
}
