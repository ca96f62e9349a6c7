// The facts of 7 Wonders once more: what only boxes have, and the names of one language, each in a file of its own.
declare module '*.json?boxes' {
  export const leaders: unknown;
  export const tiles: unknown;
  export const projects: unknown;
}
/** By machine name: the rules' table has no row without a name. */
declare module '*&names' {
  export const cards: Record<string, string>;
  export const wonders: Record<string, string>;
}
declare module '*&box-names' {
  export const leaders: Record<string, string>;
  export const projects: Record<string, string>;
}
