// A bot whose types are made of the server's schemas: it plays any of the intents that it is offered. It is compiled
// once for each game, beside `game.d.ts`, made of /api/schema/{game}/messages; `http.d.ts` is made of /api/openapi.json.
//
//     node --experimental-websocket bot.js http://127.0.0.1:7777 K7M2PXR4TW Ada

import type { components, paths } from '../http.js';
import type { ClientMessage, ServerMessage } from './game.js';

type Schemas = components['schemas'];
type TableListing = paths['/api/tables/{table}']['get']['responses'][200]['content']['application/json'];
/** Each kind of message without its id and table. */
type Said<M> = M extends { table: string } ? Omit<M, 'id' | 'table'> : never;

const [server, code, name] = process.argv.slice(2) as [string, string, string];

const body: Schemas['SignIn'] = { name, kind: 'bot' };
const signedIn: Schemas['SignedIn'] = await ask('/api/session', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
if (!signedIn.token) throw new Error('a bot gets a token');
const headers = { authorization: `Bearer ${signedIn.token}` };
const table: TableListing = await ask(`/api/tables/${code}`, { headers });
if (table.setup.seats < 1) throw new Error('a table has seats');

const answered = new Set<number>();
let gathering = true;
const Socket = WebSocket as unknown as new (url: string, how: object) => WebSocket;
const socket = new Socket(`${server.replace('http', 'ws')}/ws`, { protocols: ['septet.v1'], headers });
socket.onopen = () => say({ type: 'watch' });
socket.onmessage = (frame) => hear(JSON.parse(String(frame.data)) as ServerMessage);
socket.onclose = () => fail('the socket was closed');

async function ask<T>(path: string, how: RequestInit): Promise<T> {
  const answer = await fetch(server + path, how);
  if (!answer.ok) fail(((await answer.json()) as Schemas['HttpProblem']).message);
  return (await answer.json()) as T;
}

function say(said: Said<ClientMessage>) {
  socket.send(JSON.stringify({ id: crypto.randomUUID(), table: code, ...said }));
}

function hear(message: ServerMessage) {
  switch (message.type) {
    case 'problem':
      // Others were faster.
      if (!['stale', 'not_waiting', 'refused'].includes(message.problem.code)) fail(message.problem.message);
      answered.clear();
      break;
    case 'table': {
      gathering = message.state.status === 'gathering';
      if (!gathering) break;
      if (message.you === null) {
        say({ type: 'sit' });
        break;
      }
      const occupant = message.state.seats[message.you]?.occupant;
      if (occupant?.is === 'account' && !occupant.ready) say({ type: 'ready', ready: true });
      break;
    }
    case 'game': {
      if (gathering) break;
      if (message.outcome) {
        console.log(`${name} has played to the end`);
        process.exit(0);
      }
      const { decision } = message;
      if (!decision?.owed || answered.has(decision.number)) break;
      answered.add(decision.number);
      const { intents } = decision.choices;
      const intent = intents[Math.floor(Math.random() * intents.length)];
      if (intent) say({ type: 'submit', decision: decision.number, intent });
      break;
    }
  }
}

function fail(why: string): never {
  console.error(`bot.ts: ${why}`);
  process.exit(1);
}
