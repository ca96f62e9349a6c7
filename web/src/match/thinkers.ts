// The bots with thinking time for which the table waits.
import type { GameUpdate, TableView } from '../generated/protocol';
import { doesThink } from '../lobby/levels';
import { games } from '../state/games.svelte';

export const thinkersOf = (table: TableView, update: Pick<GameUpdate, 'waiting'>): number[] =>
  update.waiting.filter((seat) => {
    const o = table.seats[seat]?.occupant;
    return o?.is === 'bot' && doesThink(games.of(table.setup.game), o.player);
  });
