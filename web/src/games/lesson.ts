// What a game tells whoever plays it for the first time: in a minute, and at a table.

/** What the Owl says at one moment. */
export interface StepWords {
  title: string;
  text: string;
  /** What there is to do. */
  deed?: string;
}

export interface LessonStep<View = unknown> {
  /** Never another one: it is kept which steps somebody has had. */
  id: string;
  /** Whether this is the moment for it. `asked`: the reader is asked something now. */
  when(view: View, you: number, asked: boolean): boolean;
  /** What is pointed at: selectors, of which the first that is shown counts. */
  at: string[];
  /** A lesson may end without it: what it is about does not happen in every match. */
  maybe?: true;
  words(): StepWords;
}

export interface Lesson {
  /** For how many. */
  seats: number;
  /** The game in four to six sentences. */
  minute(): string[];
  /** The first whose moment has come is told, each once. One with a deed is over when the reader has done something. */
  steps: LessonStep<any>[];
}
