// The service worker: shows notifications while no page is open, and opens stored pages without a network. It exists
// only in browsers that asked for notifications, installed Septet or opened a finished match.
//
// It stores no answers of the API. It only reads the finished matches that a page has stored.

/** The cache of the page and its files. File names contain a hash, so a stored file is never outdated. */
const SHELL = 'septet-shell';
/** The cache of finished matches, filled by the page (state/worker.ts). */
const MATCHES = 'septet-matches';
/** The maximum of stored files. Above it the oldest ones are deleted. */
const FILES = 300;

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keepShell() {
  const shell = await caches.open(SHELL);
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error(`the page is answered with ${page.status}`);
  const files = new Set((await page.clone().text()).match(/\/assets\/[\w.-]+/g));
  await shell.put('/', page);
  await shell.addAll(files);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // These pages belong to the server, and must not replace the client's page.
  if (/^\/(docs|mail)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (/^\/api\/matches\/[0-9a-f-]{36}\/replay$/.test(url.pathname)) event.respondWith(match(request));
});

/** Returns the client's page: the newest one, or without a network the stored one. */
async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html'))
      await shell.put('/', fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await shell.match('/');
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await shell.put(request, fresh.clone());
    const all = await shell.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - FILES)).map((old) => forgetFile(shell, old)));
  }
  return fresh;
}

async function forgetFile(shell, request) {
  if (new URL(request.url).pathname !== '/') await shell.delete(request);
}

async function match(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(MATCHES)).match(request);
    if (kept) return kept;
    throw error;
  }
}

const games = {
  en: {
    'seven-kingdoms': '7 Kingdoms',
    'seven-dragons': 'Seven Dragons',
    'seven-sages': 'The Seven Sages',
    'seven-wonders': '7 Wonders',
  },
  fr: {
    'seven-kingdoms': '7 Kingdoms',
    'seven-dragons': 'Seven Dragons',
    'seven-sages': 'Les Sept Sages',
    'seven-wonders': '7 Wonders',
  },
  nl: {
    'seven-kingdoms': '7 Kingdoms',
    'seven-dragons': 'Seven Dragons',
    'seven-sages': 'De Zeven Wijzen',
    'seven-wonders': '7 Wonders',
  },
};
const words = {
  en: {
    turn: (game) => `Your turn at ${game}`,
    turnBody: 'The table waits for you.',
    reminder: (game) => `Little time left at ${game}`,
    reminderBody: 'The table still waits for you.',
    invited: (game) => `A friend invites you to ${game}`,
    invitedBody: 'Come to the table.',
  },
  fr: {
    turn: (game) => `À vous de jouer : ${game}`,
    turnBody: 'La table vous attend.',
    reminder: (game) => `Plus beaucoup de temps : ${game}`,
    reminderBody: 'La table vous attend toujours.',
    invited: (game) => `Un ami vous invite : ${game}`,
    invitedBody: 'Venez à la table.',
  },
  nl: {
    turn: (game) => `Jouw beurt bij ${game}`,
    turnBody: 'De tafel wacht op je.',
    reminder: (game) => `Nog maar weinig tijd bij ${game}`,
    reminderBody: 'De tafel wacht nog steeds op je.',
    invited: (game) => `Een vriend nodigt je uit voor ${game}`,
    invitedBody: 'Kom aan tafel.',
  },
};

self.addEventListener('push', (event) => event.waitUntil(told(event.data?.json())));

/** Shows one notification for each table. An open page uses the same tag, so one replaces the other. */
async function told({ kind, table, game, call, language }) {
  const tag = `/t/${encodeURIComponent(table)}`;
  if (kind === 'taken') {
    for (const shown of await self.registration.getNotifications({ tag })) {
      // Later notifications stay.
      if (shown.data?.call === call) shown.close();
    }
    return;
  }
  const say = words[language] ?? words.en;
  const name = (games[language] ?? games.en)[game] ?? game.replaceAll('-', ' ');
  const [title, body] = {
    reminder: () => [say.reminder(name), say.reminderBody],
    invited: () => [say.invited(name), say.invitedBody],
  }[kind]?.() ?? [say.turn(name), say.turnBody];
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    lang: language,
    data: { call, path: tag },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

/** A page that shows the table already, else any page of ours, else a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === path);
  if (there) return void (await there.focus());
  const [any] = pages;
  if (any) {
    any.postMessage({ go: path });
    return void (await any.focus());
  }
  await self.clients.openWindow(path);
}
