// Ten operations by the client that @hey-api/openapi-ts makes of /api/openapi.json, in the folder `hey`.
//
//     node hey.js http://127.0.0.1:7777

import { client } from './hey/client.gen.js';
import * as septet from './hey/index.js';

const [server] = process.argv.slice(2) as [string];
client.setConfig({ baseUrl: server, throwOnError: true });
const throwOnError = true;

const signedIn = await septet.signIn({ body: { name: 'Hey', kind: 'bot' }, throwOnError });
const { token } = signedIn.data;
if (!token) throw new Error('a bot gets a token');
client.setConfig({ auth: token });

const { data: me } = await septet.rename({ body: { name: 'Heya' }, throwOnError });
if (me.name !== 'Heya') throw new Error(`the name is ${me.name}`);
const { data: time } = await septet.accountTime({ throwOnError });
if (time.zone !== null && typeof time.zone !== 'string') throw new Error('a time zone is a string');
await septet.listLadders({ throwOnError });

const { data: games } = await septet.listGames({ throwOnError });
for (const { id: game, min_seats: seats } of games) {
  const setup = { game, seats };
  const { data: checked } = await septet.checkSetup({ body: setup, throwOnError });
  if (checked.is !== 'playable') throw new Error(`${game}: ${checked.why}`);
  const { code } = (await septet.makeTable({ body: setup, throwOnError })).data;
  const { data: there } = await septet.getTable({ path: { table: code }, throwOnError });
  if (there.setup.game !== game) throw new Error(`${code} is a table of ${there.setup.game}`);
  const { data: listed } = await septet.listTables({ query: { game }, throwOnError });
  if (listed.some(({ setup }) => setup.game !== game)) throw new Error(`the list is not only of ${game}`);
}
const { response } = await septet.signOut({ throwOnError });
if (response.status !== 204) throw new Error(`signing out: ${response.status}`);
console.log('all operations are answered');
