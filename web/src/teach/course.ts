// The progress of a tutorial. Pure.
import type { LessonStep } from '../games/lesson';

/** Returns the next step whose condition holds, or `null`. */
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
    // The view belongs to other rules than the tutorial: the step stays silent, and the match continues.
    return false;
  }
}

/** Returns true if all steps that every match has were shown. */
export const isOver = (steps: LessonStep[], done: string[]): boolean =>
  steps.every((step) => step.maybe || done.includes(step.id));

/** Returns the number of steps, without optional ones that were not needed, and the number of those shown. */
export function progress(steps: LessonStep[], done: string[]): { told: number; all: number } {
  const counted = steps.filter((step) => !step.maybe || done.includes(step.id));
  return { told: counted.filter((step) => done.includes(step.id)).length, all: counted.length };
}

/** Splits a text at double asterisks; every second piece is important. */
export const pieces = (text: string): string[] => text.split('**');
