// Parts of the facts of 7 Wonders, each in a file of its own: the expansions, and the names of one language.
declare module '*.json?boxes' {
  export const leaders: unknown;
  export const tiles: unknown;
  export const projects: unknown;
}
/** The names by machine name. Every row of the rules' table has one. */
declare module '*&names' {
  export const cards: Record<string, string>;
  export const wonders: Record<string, string>;
}
declare module '*&box-names' {
  export const leaders: Record<string, string>;
  export const projects: Record<string, string>;
}
