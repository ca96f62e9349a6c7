// The same file once more, of which only what boxes have is taken: it comes in a file of its own.
declare module '*.json?boxes' {
  export const leaders: unknown;
  export const tiles: unknown;
  export const projects: unknown;
}
