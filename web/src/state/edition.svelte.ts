// Checks that the page is still the server's version. After an upgrade of the server, files that are not
// loaded yet no longer exist. The page then has to reload: once by itself, as soon as its reader loses
// nothing.
import { keepsThings, tabStorage } from './storage';

/** Returns the build in a page of the server. */
export const buildIn = (page: string): string | null =>
  /<meta name="build" content="(\w+)"/.exec(page)?.[1] ?? null;

/** The build of this page; `null` in development. */
const own =
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null);
const key = 'septet.reloaded';

let old = $state(false);

export const edition = {
  /** True if the server has another version of the client. */
  get old() {
    return old;
  },
  /** Takes the server's build from its greeting. */
  heard(build: string | null) {
    if (build !== null) old = own !== null && build !== own;
  },
  /** Finds out if a file failed to load because of an upgrade or of a broken connection. */
  async ask() {
    if (own === null) return;
    try {
      const page = await fetch('/', { cache: 'no-cache' });
      if (page.ok) edition.heard(buildIn(await page.text()) ?? 'older');
    } catch {
      // The connection is broken.
    }
  },
  reload: () => location.reload(),
  /** Reloads the page, unless a reload already brought the same page. */
  renew() {
    if (own === null || tabStorage.getItem(key) === own) return;
    tabStorage.setItem(key, own);
    // In a browser without session storage the reloads would never end.
    if (keepsThings('sessionStorage')) edition.reload();
  },
};

globalThis.addEventListener?.('vite:preloadError', () => void edition.ask());
