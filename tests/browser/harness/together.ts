// Two players at one table, with bots.
import type { Player } from './player';

/**
 * Leads two players from the start page to a running match. The first one makes the table, the second one
 * enters its code.
 */
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
