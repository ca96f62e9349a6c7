// Ten operations by the client of openapi-fetch. `http.d.ts` is made of /api/openapi.json by openapi-typescript.
//
//     node fetch.js http://127.0.0.1:7777

import createClient from 'openapi-fetch';
import type { paths } from './http.js';

const [server] = process.argv.slice(2) as [string];
const client = createClient<paths>({ baseUrl: server });

/** The body of an answer; a refusal ends the program. */
function body<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (error || data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`);
  return data;
}

const { token } = body(await client.POST('/api/session', { body: { name: 'Fay', kind: 'bot' } }));
client.use({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

const me = body(await client.PATCH('/api/session', { body: { name: 'Faye' } }));
if (me.name !== 'Faye') throw new Error(`the name is ${me.name}`);
const zone = body(await client.GET('/api/account/time')).zone;
if (zone !== null && typeof zone !== 'string') throw new Error('a time zone is a string');
body(await client.GET('/api/ladders'));

for (const { id: game, min_seats: seats } of body(await client.GET('/api/games'))) {
  const setup = { game, seats };
  const checked = body(await client.POST('/api/setup', { body: setup }));
  if (checked.is !== 'playable') throw new Error(`${game}: ${checked.why}`);
  const { code } = body(await client.POST('/api/tables', { body: setup }));
  const there = body(await client.GET('/api/tables/{table}', { params: { path: { table: code } } }));
  if (there.setup.game !== game) throw new Error(`${code} is a table of ${there.setup.game}`);
  const listed = body(await client.GET('/api/tables', { params: { query: { game } } }));
  if (listed.some(({ setup }) => setup.game !== game)) throw new Error(`the list is not only of ${game}`);
}
const { response } = await client.DELETE('/api/session');
if (response.status !== 204) throw new Error(`signing out: ${response.status}`);
console.log('all operations are answered');
