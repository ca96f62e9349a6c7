// The tutorial of a game: a summary of one minute, and steps at a table.

/** The words of the Owl at one moment. */
export interface StepWords {
  title: string;
  text: string;
  /** The task of the reader at this step. */
  deed?: string;
}

export interface LessonStep<View = unknown> {
  /**
   * The name of the step. It never changes, because the client stores the names of the steps that a player
   * has seen.
   */
  id: string;
  /** Returns true if the step suits this moment. `asked` is true if the reader has a decision to take. */
  when(view: View, you: number, asked: boolean): boolean;
  /** The selectors of the element to point at. The first one that is visible applies. */
  at: string[];
  /** Set for a step that a lesson may omit, because its moment does not occur in every match. */
  maybe?: true;
  words(): StepWords;
}

export interface Lesson {
  /** The number of seats in the tutorial's match. */
  seats: number;
  /** Returns the game in four to six sentences. */
  minute(): string[];
  /**
   * The steps. The client shows the first whose moment has come, each once. A step with a task ends with the
   * reader's action.
   */
  steps: LessonStep<any>[];
}
