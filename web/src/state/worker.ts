// The service worker (public/sw.js) and the data that the page stores for it. Loaded on demand.
import type { Replay } from '../generated/protocol';
import { go } from './route.svelte';

/** The names of both caches, which public/sw.js repeats. */
const shellCache = 'septet-shell';
const matchCache = 'septet-matches';
/** The maximum of finished matches that are stored for reading without a network; the last opened stay. */
const kept = 40;

/** Returns true if the page can have a service worker. On plain http that works only for `localhost`. */
export const canWork = () => 'serviceWorker' in navigator && isSecureContext;

let listening = false;

export async function worker(): Promise<ServiceWorkerRegistration> {
  if (!listening) {
    listening = true;
    // The player pressed a notification while this page was open.
    navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ go?: unknown }>) => {
      const path = event.data.go;
      if (typeof path === 'string' && path.startsWith('/t/')) go(path);
    });
  }
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** Stores a shown finished match and the files that show it, for reading without a network. */
export async function keepMatch(id: string, eyes: string | number, replay: Replay) {
  if (!canWork() || !('caches' in window)) return;
  const matches = await caches.open(matchCache);
  const path = `/api/matches/${encodeURIComponent(id)}/replay?as=${eyes}`;
  // It replaces an older answer in one step, and becomes the newest.
  await matches.put(path, Response.json(replay));
  const all = await matches.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - kept)).map((old) => matches.delete(old)));
  await worker();
  // Files that were loaded before the worker existed.
  const shell = await caches.open(shellCache);
  const came = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  for (const { origin, pathname } of came) {
    if (origin !== location.origin || !pathname.startsWith('/assets/')) continue;
    if (!(await shell.match(pathname))) await shell.add(pathname);
  }
}

/** Removes the stored matches, when the account signs out. */
export async function forgetMatches() {
  if ('caches' in window) await caches.delete(matchCache);
}
