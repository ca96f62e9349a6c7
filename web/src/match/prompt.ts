// The line above the table: the request to the reader, or the players that the table waits for.
import type { NameCtx, Prompt, Update } from '../games/game';
import { listing, t } from '../i18n';
import type { Shown } from './shown';
import { thinkersOf } from './thinkers';

/**
 * Returns the game's own line. If the table waits only for thinking bots or only for absent players, the line
 * names them.
 */
export function promptOf({ table, update, module }: Shown, ctx: NameCtx): Prompt {
  if (table.pause?.is === 'on') return { tone: 'wait', text: t().game.paused };
  const said = module.prompt(update as Update, ctx);
  if (said.tone !== 'wait') return said;
  const thinkers = thinkersOf(table, update);
  if (thinkers.length > 0 && thinkers.length === update.waiting.length) {
    const names = listing(thinkers.map((seat) => ctx.names[seat] ?? ''));
    return { tone: 'wait', text: t().seat.think(names, thinkers.length) };
  }
  const gone = update.waiting.filter((seat) => {
    const o = table.seats[seat]?.occupant;
    return o?.is === 'account' && (o.away || o.left);
  });
  if (gone.length === 0 || gone.length < update.waiting.length) return said;
  return { tone: 'wait', text: t().seat.awayLong(listing(gone.map((seat) => ctx.names[seat] ?? ''))) };
}
