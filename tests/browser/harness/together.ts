// Two people at one table, and bots.
import type { Player } from './player';

/** From the start page to a running game: the first one makes the table, the second one enters its code. */
export async function sitDown(ada: Player, ben: Player, seats: number, game?: string) {
  await ada.rename();
  const code = await ada.makeTable(seats, game);
  await ben.rename();
  await ben.enterCode(code);
  await ada.beReady();
  await ben.beReady();
  if (seats > 2) await ada.button(ada.labels.fill).click();
  await ada.start();
  await Promise.all([ada.seesTheGame(), ben.seesTheGame()]);
  return code;
}
