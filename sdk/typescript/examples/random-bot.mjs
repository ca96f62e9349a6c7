// A complete bot: takes a seat at a table of any game and plays random offered intents.
//
//     npm install septet
//     node random-bot.mjs http://127.0.0.1:7777 K7M2PXR4TW Ada
import { Client, Session } from 'septet';

const [server = '', code = '', name = ''] = process.argv.slice(2);
const session = await Session.signIn(server, name);
const client = await Client.connect(session);
const table = await client.follow(code);
const { place, decisions } = await table.play(
  ({ intents }) => intents[Math.floor(Math.random() * intents.length)],
);
console.log(`${name} is number ${place} after ${decisions} decisions`);
client.close();
