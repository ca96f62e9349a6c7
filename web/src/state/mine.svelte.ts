// The reader's own tables, for the list of the start page and for the counters of the tab.
import type { TableListing } from '../generated/protocol';
import { api } from '../net/api';
import { session } from '../net/session.svelte';
import { storage } from './storage';

const beenKey = 'septet.been';

let tables = $state.raw<TableListing[]>([]);
/** True once the tables of the signed-in account are loaded. */
let known = $state(false);
/**
 * The time of the last successful load, or of the failure if none succeeded; `null` unless the newest load
 * failed.
 */
let stale = $state<number | null>(null);
let told = 0;
/** The number of successful loads. */
let loads = $state(0);
/** The shown table, whose state is newer than in the list. */
let here = $state.raw<{ id: string; waits: boolean } | null>(null);

export const mine = {
  get tables() {
    return tables;
  },
  get known() {
    return known;
  },
  get stale() {
    return stale;
  },
  get loads() {
    return loads;
  },
  /** True if this browser had tables last time, so that the page reserves room before they load. */
  get been() {
    return storage.getItem(beenKey) !== null;
  },
  /** The ids of the tables that wait for the reader. */
  get waiting(): string[] {
    const others = tables.filter((table) => table.your_turn && table.id !== here?.id).map(({ id }) => id);
    return here?.waits ? [here.id, ...others] : others;
  },
  /** True if the shown table waits for the reader; on a page without a table, if any table does. */
  get waitsHere() {
    return here ? here.waits : tables.some((table) => table.your_turn);
  },
  get here() {
    return here;
  },
  set here(next: { id: string; waits: boolean } | null) {
    if (here?.id === next?.id && here?.waits === next?.waits) return;
    // The state of the table that the reader leaves is newer than the list.
    const left = here;
    if (left && left.id !== next?.id)
      tables = tables.map((table) => (table.id === left.id ? { ...table, your_turn: left.waits } : table));
    here = next;
  },

  async renew(): Promise<void> {
    const account = session.account?.id;
    if (!account) {
      [tables, known, stale] = [[], session.asked, null];
      return;
    }
    const reply = await api.mine();
    if (session.account?.id !== account) return;
    if (reply.ok) {
      [tables, known, stale, told, loads] = [reply.value, true, null, Date.now(), loads + 1];
      if (tables.length > 0) storage.setItem(beenKey, '1');
      else storage.removeItem(beenKey);
    } else if (reply.problem.code === 'not_signed_in') {
      session.ended();
      [tables, known, stale] = [[], true, null];
    } else {
      stale = told || Date.now();
      known = true;
    }
  },
};
