// What a city can have besides the base game: shown where it is given. No match has any of it yet; the fixture has.
/** A leader, in words and signs. */
export interface Leader {
  name: string;
  /** The bust. */
  bust: 'man' | 'woman' | 'elder' | 'captain';
  /** Signs of what it does, as `Signs` reads them: "k-red points:1". */
  does: string;
  text: string;
}

export interface CityExtras {
  team?: string;
  leaders?: Leader[];
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
