// The service worker (public/sw.js), and what the page keeps for it. Fetched only where it is wanted.
import type { Replay } from '../generated/protocol';
import { go } from './route.svelte';

/** The names of both caches stand in public/sw.js as well. */
const shellCache = 'septet-shell';
const matchCache = 'septet-matches';
/** Finished matches that can be read without a network, at most: the last that were opened. */
const kept = 40;

/** Whether there can be one: on plain http, but for one's own machine, there cannot. */
export const canWork = () => 'serviceWorker' in navigator && isSecureContext;

let listening = false;

export async function worker(): Promise<ServiceWorkerRegistration> {
  if (!listening) {
    listening = true;
    // A note was pressed while this page was open.
    navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ go?: unknown }>) => {
      const path = event.data.go;
      if (typeof path === 'string' && path.startsWith('/t/')) go(path);
    });
  }
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** Keeps a finished match that is shown, and the files that show it, to be read without a network. */
export async function keepMatch(id: string, eyes: string | number, replay: Replay) {
  if (!canWork() || !('caches' in window)) return;
  const matches = await caches.open(matchCache);
  const path = `/api/matches/${encodeURIComponent(id)}/replay?as=${eyes}`;
  await matches.delete(path);
  await matches.put(path, Response.json(replay));
  const all = await matches.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - kept)).map((old) => matches.delete(old)));
  await worker();
  // What came before the worker did.
  const shell = await caches.open(shellCache);
  const came = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  for (const { origin, pathname } of came) {
    if (origin !== location.origin || !pathname.startsWith('/assets/')) continue;
    if (!(await shell.match(pathname))) await shell.add(pathname);
  }
}

/** Whoever leaves this device leaves nothing on it. */
export async function forgetMatches() {
  if ('caches' in window) await caches.delete(matchCache);
}
