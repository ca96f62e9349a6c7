// How far a lesson is. Pure.
import type { LessonStep } from '../games/lesson';

/** The step whose moment has come; `null` while there is nothing to tell. */
export function dueOf(
  steps: LessonStep[],
  done: string[],
  view: unknown,
  you: number,
  asked: boolean,
): LessonStep | null {
  const due = steps.find((step) => !done.includes(step.id) && isDue(step, view, you, asked));
  return due ?? null;
}

function isDue(step: LessonStep, view: unknown, you: number, asked: boolean): boolean {
  try {
    return step.when(view, you, asked);
  } catch {
    // A view of other rules than the lesson was written for: it is silent, and the match goes on.
    return false;
  }
}

/** Whether everything was told that every match has. */
export const isOver = (steps: LessonStep[], done: string[]): boolean =>
  steps.every((step) => step.maybe || done.includes(step.id));

/** How many steps there are, without those that were not needed, and how many were told. */
export function progress(steps: LessonStep[], done: string[]): { told: number; all: number } {
  const counted = steps.filter((step) => !step.maybe || done.includes(step.id));
  return { told: counted.filter((step) => done.includes(step.id)).length, all: counted.length };
}

/** A text in pieces, every other one of which is important: it stands between two stars. */
export const pieces = (text: string): string[] => text.split('**');
