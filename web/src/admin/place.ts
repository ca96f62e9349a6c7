// The parts of the admin page and their addresses.

export const parts = ['overview', 'tables', 'accounts', 'reports', 'log'] as const;
export type Part = (typeof parts)[number];

export type Place = { part: Part } | { part: 'account'; id: string };

/** Returns the part for the path after `/admin`. An unknown path is the overview. */
export function placeOf(rest: string): Place {
  const id = /^\/accounts\/([0-9a-f-]{36})\/?$/.exec(rest)?.[1];
  if (id) return { part: 'account', id };
  const named = rest.replaceAll('/', '');
  return { part: parts.find((part) => part === named) ?? 'overview' };
}

export const partPath = (part: Part) => (part === 'overview' ? '/admin' : `/admin/${part}`);
export const accountPath = (id: string) => `/admin/accounts/${id}`;
