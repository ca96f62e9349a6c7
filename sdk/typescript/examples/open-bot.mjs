// A complete bot that plays every game with any account that challenges it, and agrees to every series.
//
//     npm install septet
//     node open-bot.mjs http://127.0.0.1:7777 Ada
import { Client, Session } from 'septet';

const [server = 'http://127.0.0.1:7777', name = 'Ada'] = process.argv.slice(2);
const session = await Session.signIn(server, name);
const games = (await session.games()).map(({ id }) => id);
const client = await Client.connect(session);
const listener = await client.listen(games);

/** @param {import('septet').Table} table */
async function play(table) {
  try {
    const { place } = await table.play(({ intents }) => intents[Math.floor(Math.random() * intents.length)]);
    console.log(`number ${place} at table ${table.id}`);
  } catch (error) {
    console.log(`left table ${table.id}: ${error}`);
  } finally {
    table.close();
  }
}

for await (const table of listener.tables({ series: true })) void play(table);
