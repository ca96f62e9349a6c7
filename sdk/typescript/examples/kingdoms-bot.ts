// A bot for 7 Kingdoms, with typed views and intents. It plays its highest card, and takes every card that it
// can into its kingdom.
//
//     npm install septet
//     npx tsx kingdoms-bot.ts http://127.0.0.1:7777 K7M2PXR4TW Ada
import { Client, Session, type SevenKingdoms } from 'septet';

function choose(intents: SevenKingdoms.Intent[]): SevenKingdoms.Intent {
  const cards = intents.filter((intent) => intent.do === 'play').sort((one, other) => other.card - one.card);
  const taken = intents.filter((intent) => intent.do === 'take' && intent.to === 'kingdom');
  const [first] = [...cards, ...taken];
  return first ?? intents[Math.floor(Math.random() * intents.length)]!;
}

const [server = '', code = '', name = ''] = process.argv.slice(2);
const session = await Session.signIn(server, name);
const client = await Client.connect(session);
const table = await client.follow(code, 'seven-kingdoms');
for await (const decision of table.decisions()) {
  await decision.answer(choose(decision.intents));
}
const { seat = 0, place, decisions } = table.ended ?? {};
const kingdom = table.view?.players[seat]?.kingdom ?? [];
console.log(`${name} is number ${place} with ${kingdom.length} cards after ${decisions} decisions`);
client.close();
