// `npm run fixtures`: the client without a server. Every fixture of every game is a table at
// /t/<game>.<fixture>, and /t/<game>.lobby is one that gathers; the start page lists them all. Nothing that is
// submitted changes anything; /t/<game>.<fixture>/screen shows it on a screen for all; with ?events the log has an event of every kind, with ?refuse everything is refused, with
// ?down the server is not reached, with ?new nobody is signed in.
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
await import('../src/main');

export {};
