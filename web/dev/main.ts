// `npm run fixtures`: the client without a server. Canned tables at /t/PLAY, /t/TAKE, /t/WAIT, /t/OVER,
// /t/LOBBY, /t/WATCH; nothing that is submitted changes anything.
import { answerHttp } from './http';
import { FakeSocket } from './socket';

const realFetch = window.fetch;
window.fetch = (input, init) => {
  const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
  if (!path.startsWith('/api/')) return realFetch(input, init);
  return Promise.resolve(answerHttp(init?.method ?? 'GET', path, init?.body as string | undefined));
};
const Real = window.WebSocket;
window.WebSocket = new Proxy(Real, {
  construct: (target, [url, protocols]: [string | URL, string?]) =>
    new URL(url).pathname === '/ws' ? new FakeSocket() : new target(url, protocols),
});
await import('../src/main');

export {};
