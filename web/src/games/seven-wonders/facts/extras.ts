// What a city can have besides the base game: shown where it is given. No match has any of it yet; the fixture has.
export interface CityExtras {
  team?: string;
  debts?: number;
  masks?: number;
  /** Sits out the next conflict. */
  diplomacy?: boolean;
}

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
  /** By seat. */
  cities: Record<number, CityExtras>;
  tiles: Tile[];
  project?: Project;
}
