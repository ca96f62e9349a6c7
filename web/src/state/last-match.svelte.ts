// The result of the last match at a table. It stays when the table prepares or plays another match.
import type { MatchView } from '../generated/protocol';
import type { Verdict } from './deal';
import { storage } from './storage';

export interface LastMatch {
  game: MatchView;
  /** The winners in a sentence, in the language of that moment. */
  headline: string;
  verdict: Verdict | null;
}

const key = (table: string) => `septet.last.${table}`;
const index = 'septet.lasts';
/** The number of tables with a stored result. */
const kept = 20;

let now = $state.raw<Record<string, LastMatch>>({});

/** Stores the result of a finished match. */
export function keepLast(table: string, last: LastMatch) {
  if (now[table]?.game.id === last.game.id) return;
  now = { ...now, [table]: last };
  try {
    const tables = (JSON.parse(storage.getItem(index) ?? '[]') as string[]).filter((t) => t !== table);
    for (const old of tables.splice(0, Math.max(0, tables.length + 1 - kept))) storage.removeItem(key(old));
    storage.setItem(index, JSON.stringify([...tables, table]));
    storage.setItem(key(table), JSON.stringify(last));
  } catch {
    // The result then exists only in this page.
  }
}

/** Returns the result of the last match at a table, if there was one. */
export function lastOf(table: string): LastMatch | null {
  if (now[table]) return now[table];
  try {
    return JSON.parse(storage.getItem(key(table)) ?? 'null') as LastMatch | null;
  } catch {
    return null;
  }
}
