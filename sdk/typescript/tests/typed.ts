// Compiled but not run: checks the types of each game. TypeScript reports a `@ts-expect-error` that is not
// needed.
import { Client, type Games, type Protocol, type SevenKingdoms, type Session } from '../dist/index.js';

export function known(message: Protocol.ServerMessage): number {
  if (message.type === 'table') return message.state.setup.seats;
  if (message.type === 'game') return message.steps.length;
  // @ts-expect-error not every message has steps
  return message.steps;
}

export async function eachGame(session: Session): Promise<void> {
  const client = await Client.connect(session);
  const dragons = await client.follow('', 'seven-dragons');
  const kingdoms = await client.follow('', 'seven-kingdoms');
  const sages = await client.follow('', 'seven-sages');
  const wonders = await client.follow('', 'seven-wonders');
  for await (const { view } of dragons.decisions()) {
    console.log(view.you);
    // @ts-expect-error there is no row
    console.log(view.row);
  }
  for await (const { view, answer } of kingdoms.decisions()) {
    const row: (number | null)[] = view.row;
    console.log(row);
    await answer({ do: 'play', card: 28 });
    // @ts-expect-error cards are numbers
    await answer({ do: 'play', card: '28' });
    // @ts-expect-error that is no word
    await answer({ do: 'plya', card: 28 });
  }
  for await (const { view } of sages.decisions()) {
    console.log(view.players);
    // @ts-expect-error there is no row
    console.log(view.row);
  }
  for await (const { view } of wonders.decisions()) {
    console.log(view.age);
    // @ts-expect-error there is no row
    console.log(view.row);
  }
  const anything = await client.follow('');
  for await (const { view, intents, answer } of anything.decisions()) {
    // @ts-expect-error nothing is known of it
    console.log(view.row);
    await answer(intents[0]);
  }
  // @ts-expect-error there is no such game
  await client.follow('', 'chess');
}

export const games: (keyof Games)[] = ['seven-dragons', 'seven-kingdoms', 'seven-sages', 'seven-wonders'];
export const intent: SevenKingdoms.Intent = { do: 'take_run', from: 3 };
