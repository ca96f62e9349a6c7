// The shown page: the path, through the history API.

import { plainCode } from './code';
import { layers } from './layers';

export type Route =
  | { page: 'start' }
  | { page: 'make'; game: string | null }
  | { page: 'account' }
  | { page: 'back' }
  | { page: 'provider' }
  | { page: 'friend' }
  | { page: 'table'; code: string }
  | { page: 'screen'; code: string }
  | { page: 'match'; id: string }
  | { page: 'duplicate'; id: string }
  | { page: 'history' }
  | { page: 'ladder'; game: string | null }
  | { page: 'bots'; game: string | null }
  | { page: 'admin'; rest: string }
  | { page: 'unknown' };

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'start' };
  if (/^\/me\/?$/.test(path)) return { page: 'account' };
  if (/^\/back\/?$/.test(path)) return { page: 'back' };
  if (path === '/provider') return { page: 'provider' };
  if (/^\/friend\/?$/.test(path)) return { page: 'friend' };
  const make = /^\/make(?:\/([a-z0-9-]{1,64}))?\/?$/.exec(path);
  if (make) return { page: 'make', game: make[1] ?? null };
  if (path === '/history') return { page: 'history' };
  const ladder = /^\/ladder(?:\/([a-z0-9-]{1,64}))?\/?$/.exec(path);
  if (ladder) return { page: 'ladder', game: ladder[1] ?? null };
  const bots = /^\/bots(?:\/([a-z0-9-]{1,64}))?\/?$/.exec(path);
  if (bots) return { page: 'bots', game: bots[1] ?? null };
  const admin = /^\/admin(\/.*)?$/.exec(path);
  if (admin) return { page: 'admin', rest: admin[1] ?? '' };
  const id = /^\/m\/([0-9a-f-]{36})\/?$/.exec(path)?.[1];
  if (id) return { page: 'match', id };
  const set = /^\/duplicate\/([0-9a-f-]{36})\/?$/.exec(path)?.[1];
  if (set) return { page: 'duplicate', id: set };
  const [, code, screen] = /^\/t\/([^/]{1,64})(\/screen)?\/?$/.exec(path) ?? [];
  if (!code) return { page: 'unknown' };
  try {
    const plain = plainCode(decodeURIComponent(code));
    return plain ? { page: screen ? 'screen' : 'table', code: plain } : { page: 'unknown' };
  } catch {
    return { page: 'unknown' };
  }
}

let shown = location.pathname;
let current = $state.raw<Route>(routeOf(shown));
layers.begin();
addEventListener('popstate', () => {
  // A closed layer does not change the page.
  if (layers.went() && location.pathname !== shown) show(location.pathname);
});

function show(path: string) {
  shown = path;
  current = routeOf(path);
}

export const route = () => current;

/** Goes to a path, which may have a query. */
export function go(path: string) {
  if (path !== location.pathname + location.search) layers.visit(path);
  show(path.split('?')[0]!);
  scrollTo(0, 0);
}

export const makePath = (game?: string) => (game ? `/make/${game}` : '/make');

/** Returns the path of the bots' ladders, or of one of them. */
export const ladderPath = (game?: string) => (game ? `/ladder/${game}` : '/ladder');

/** Returns the path of the page about the levels of bots. */
export const botsPath = (game?: string) => (game ? `/bots/${game}` : '/bots');

/** Returns the path of a finished match, optionally at a moment and as seen by an observer. */
export const matchPath = (id: string, step?: number, eyes?: string | number) =>
  step === undefined ? `/m/${id}` : `/m/${id}?step=${step}&as=${eyes}`;

/** Returns the path of tables that share a deal. */
export const duplicatePath = (id: string) => `/duplicate/${id}`;

export const historyPath = '/history';

export const tablePath = (code: string) => `/t/${encodeURIComponent(code)}`;

/** Returns the path of the table on a shared screen. */
export const screenPath = (code: string) => `${tablePath(code)}/screen`;

/** Opens a link in place, unless a modifier key asks for another tab. */
export function follow(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
