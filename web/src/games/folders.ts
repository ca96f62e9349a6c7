// Each game has a folder here with the server's machine name of the game. The files in the folders are found
// by glob, not listed.

/** Returns the files that `import.meta.glob` found, by the game's machine name. */
export const byFolder = <Found>(files: Record<string, Found>): Record<string, Found> =>
  Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split('/').at(-2) ?? path, found]));
