// Whether the page is still what the server gives: it may have been open while the server was upgraded. What it has not
// loaded yet is gone then, so it has to be loaded anew: once by itself, when nothing is lost by that.
import { keepsThings, tabStorage } from './storage';

/** The build that a page of the server names. */
export const buildIn = (page: string): string | null =>
  /<meta name="build" content="(\w+)"/.exec(page)?.[1] ?? null;

/** Nothing while the client is developed. */
const own =
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null);
const key = 'septet.reloaded';

let old = $state(false);

export const edition = {
  /** The server has another client by now. */
  get old() {
    return old;
  },
  /** The server has said which client it has. */
  heard(build: string | null) {
    if (build !== null) old = own !== null && build !== own;
  },
  /** A file did not come: is it gone, or is there no connection? */
  async ask() {
    if (own === null) return;
    try {
      const page = await fetch('/', { cache: 'no-cache' });
      if (page.ok) edition.heard(buildIn(await page.text()) ?? 'older');
    } catch {
      // There is no connection.
    }
  },
  reload: () => location.reload(),
  /** Loads the page anew, unless that was tried before and brought the same page. */
  renew() {
    if (own === null || tabStorage.getItem(key) === own) return;
    tabStorage.setItem(key, own);
    // Where the browser keeps nothing it would never end.
    if (keepsThings('sessionStorage')) edition.reload();
  },
};

globalThis.addEventListener?.('vite:preloadError', () => void edition.ask());
