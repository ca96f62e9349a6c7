// `npm run fixtures`: the client without a server. Every fixture of every game is a table at
// /t/<game>.<fixture>. /t/<game>.lobby is a table before the start. /t/<game>.gone is a match whose rules the
// server no longer has. The start page lists them all. Submissions change nothing. /t/<game>.<fixture>/screen
// shows a table on a shared screen.
//
// With ?events the log has an event of every kind. With ?refuse the server refuses every submission. With
// ?down the server cannot be reached. With ?new the visitor has no session.
import { answerHttp } from './http';
import { FakeSocket } from './socket';

const realFetch = window.fetch;
window.fetch = (input, init) => {
  const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
  if (!path.startsWith('/api/')) return realFetch(input, init);
  return answerHttp(init?.method ?? 'GET', path, init?.body as string | undefined);
};
const Real = window.WebSocket;
window.WebSocket = new Proxy(Real, {
  construct: (target, [url, protocols]: [string | URL, string?]) =>
    new URL(url).pathname === '/ws' ? new FakeSocket() : new target(url, protocols),
});
await import('../src/look/faces').then(({ loadFaces }) => loadFaces());
await import('../src/main');

export {};
