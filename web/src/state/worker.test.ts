// The real service worker (public/sw.js) in a fake environment.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

interface Note {
  title: string;
  tag: string;
  data: { call: string; path: string };
  close: () => void;
}
type Handler = (event: Record<string, unknown>) => void;

let notes: Note[] = [];
let went: string[] = [];
let pages: { url: string; focus: () => void; postMessage: (said: unknown) => void }[] = [];
let on: Record<string, Handler> = {};

const registration = {
  showNotification: (title: string, options: Omit<Note, 'title' | 'close'>) => {
    notes = notes.filter(({ tag }) => tag !== options.tag);
    const note: Note = { title, ...options, close: () => (notes = notes.filter((one) => one !== note)) };
    notes.push(note);
    return Promise.resolve();
  },
  getNotifications: ({ tag }: { tag: string }) => Promise.resolve(notes.filter((one) => one.tag === tag)),
};

beforeEach(() => {
  [notes, went, pages, on] = [[], [], [], {}];
  const self = {
    registration,
    addEventListener: (kind: string, handler: Handler) => (on[kind] = handler),
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(went.push(path)),
    },
  };
  const code = readFileSync('public/sw.js', 'utf8');
  new Function('self', 'location', code)(self, new URL('https://septet.example/sw.js'));
});

/** Dispatches an event and waits for its work. */
async function happens(kind: string, event: Record<string, unknown>) {
  let done: unknown;
  on[kind]!({ ...event, waitUntil: (work: unknown) => (done = work) });
  await done;
}

const pushed = { kind: 'turn', table: 'AB12', game: 'seven-sages', call: 'c1', language: 'fr' };
const push = (data: object) => happens('push', { data: { json: () => data } });

describe('a message', () => {
  it('shows one note a table, in the language of its reader', async () => {
    await push(pushed);
    await push({ ...pushed, kind: 'reminder' });
    await push({ ...pushed, table: 'CD34', game: 'a-new-game', language: 'en' });
    expect(notes.map(({ title, tag }) => [title, tag])).toEqual([
      ['Plus beaucoup de temps : Les Sept Sages', '/t/AB12'],
      ['Your turn at a new game', '/t/CD34'],
    ]);
  });

  it('takes back its own note and none that came later', async () => {
    await push(pushed);
    await push({ ...pushed, kind: 'taken', call: 'c0' });
    expect(notes).toHaveLength(1);
    await push({ ...pushed, kind: 'taken', table: 'CD34' });
    expect(notes).toHaveLength(1);
    await push({ ...pushed, kind: 'taken' });
    expect(notes).toEqual([]);
  });
});

describe('a note that is pressed', () => {
  const press = async () => {
    await push(pushed);
    await happens('notificationclick', { notification: notes[0] });
    expect(notes).toEqual([]);
  };

  it('opens the table', async () => {
    await press();
    expect(went).toEqual(['/t/AB12']);
  });

  it('goes to the page that shows it, or has another one go there', async () => {
    const page = (path: string) => ({
      url: `https://septet.example${path}`,
      focus: () => void went.push(`focus ${path}`),
      postMessage: (said: unknown) => void went.push(JSON.stringify(said)),
    });
    pages = [page('/'), page('/t/AB12')];
    await press();
    pages = [page('/me')];
    await press();
    expect(went).toEqual(['focus /t/AB12', '{"go":"/t/AB12"}', 'focus /me']);
  });
});

describe('requests', () => {
  const handled = (path: string, more: object = {}) => {
    let answered = false;
    const request = { url: `https://septet.example${path}`, method: 'GET', mode: 'cors', ...more };
    // The answer is not awaited, because this test has no network.
    on.fetch!({
      request,
      respondWith: (work: Promise<unknown>) => (work.catch(() => null), (answered = true)),
    });
    return answered;
  };

  it('of the API are none of its business, but for finished matches', () => {
    const id = '01a1f8f0-7ac3-7d02-8e51-3b1f60c9d2aa';
    expect(handled(`/api/matches/${id}/replay?as=decider`)).toBe(true);
    for (const path of [
      '/api/session',
      '/api/tables/mine',
      '/api/notifications',
      `/api/matches/${id}`,
      '/ws',
      '/sw.js',
    ])
      expect(handled(path), path).toBe(false);
    expect(handled(`/api/matches/${id}/replay`, { method: 'POST' })).toBe(false);
    expect(handled('/assets/app.js', { url: 'https://evil.example/assets/app.js' })).toBe(false);
    expect(handled('/assets/app.js')).toBe(true);
    expect(handled('/t/AB12', { mode: 'navigate' })).toBe(true);
    for (const own of ['/docs', '/docs/host/proxy', '/docs/api', '/mail/stop/ab12'])
      expect(handled(own, { mode: 'navigate' })).toBe(false);
  });
});
