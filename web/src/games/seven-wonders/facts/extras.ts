// What a match can have besides the boxes that there are: shown where it is given. The fixture of full cities has it.
/** A rule that holds for everybody for now. */
export interface Tile {
  number: number;
  kind: 'tax' | 'bonus' | 'rule';
  text: string;
  /** It concerns the chosen card. */
  concerns?: boolean;
}

export interface Project {
  name: string;
  /** What it takes, and what it brings or costs. */
  takes: string;
  promise: string;
  /** Who has joined, by seat, and how many are wanted. */
  joined: number[];
  wanted: number;
}

export interface Extras {
  tiles: Tile[];
  project?: Project;
}
