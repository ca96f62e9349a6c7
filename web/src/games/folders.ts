// Each game has a folder here, named as the server names the game. What the folders hold is found, not listed.

/** What `import.meta.glob` found in the folders, by the game's machine name. */
export const byFolder = <Found>(files: Record<string, Found>): Record<string, Found> =>
  Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split('/').at(-2) ?? path, found]));
