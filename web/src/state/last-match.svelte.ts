// The result of the last match at a table, which stays when the table gathers again or plays another one.
import type { MatchView } from '../generated/protocol';
import type { Verdict } from './deal';
import { storage } from './storage';

export interface LastMatch {
  game: MatchView;
  /** Who won, in the words of the moment. */
  headline: string;
  verdict: Verdict | null;
}

const key = (table: string) => `septet.last.${table}`;
const index = 'septet.lasts';
/** Tables of which it is kept. */
const kept = 20;

let now = $state.raw<Record<string, LastMatch>>({});

/** Keeps the result of a match that is over. */
export function keepLast(table: string, last: LastMatch) {
  if (now[table]?.game.id === last.game.id) return;
  now = { ...now, [table]: last };
  try {
    const tables = (JSON.parse(storage.getItem(index) ?? '[]') as string[]).filter((t) => t !== table);
    for (const old of tables.splice(0, Math.max(0, tables.length + 1 - kept))) storage.removeItem(key(old));
    storage.setItem(index, JSON.stringify([...tables, table]));
    storage.setItem(key(table), JSON.stringify(last));
  } catch {
    // Not kept beyond this page, then.
  }
}

/** The result of the last match at a table, if there was one. */
export function lastOf(table: string): LastMatch | null {
  if (now[table]) return now[table];
  try {
    return JSON.parse(storage.getItem(key(table)) ?? 'null') as LastMatch | null;
  } catch {
    return null;
  }
}
