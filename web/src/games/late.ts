// A part that has a file of its own and is fetched before the page shows any of it.

export interface Late<Found> {
  (): Found;
  fetch(): Promise<void>;
}

export function late<Found>(load: () => Promise<Found>): Late<Found> {
  let found: Found | undefined;
  const read = (): Found => {
    if (found === undefined) throw new Error('what comes later is read before it is fetched');
    return found;
  };
  return Object.assign(read, { fetch: async () => void (found ??= await load()) });
}
