// The reader's own tables, wherever they are: what the start page lists, and what the tab and its sign count.
import type { TableListing } from '../generated/protocol';
import { api } from '../net/api';
import { session } from '../net/session.svelte';
import { storage } from './storage';

const beenKey = 'septet.been';

let tables = $state.raw<TableListing[]>([]);
/** Whether they were told, for whoever is signed in. */
let known = $state(false);
/** When they were told last, if the last time that they were asked for has failed. */
let stale = $state<number | null>(null);
let told = 0;
/** The table that is shown, which is known better than from a list. */
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
  /** Whether this browser had tables the last time: room is kept for them before they are told. */
  get been() {
    return storage.getItem(beenKey) !== null;
  },
  /** The tables that wait for the reader: their ids. */
  get waiting(): string[] {
    const others = tables.filter((table) => table.your_turn && table.id !== here?.id).map(({ id }) => id);
    return here?.waits ? [here.id, ...others] : others;
  },
  /** Whether the table that is shown waits for the reader; on a page that is no table, whether any does. */
  get waitsHere() {
    return here ? here.waits : tables.some((table) => table.your_turn);
  },
  get here() {
    return here;
  },
  set here(next: { id: string; waits: boolean } | null) {
    if (here?.id === next?.id && here?.waits === next?.waits) return;
    // What was known of the table that is left is newer than the list.
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
      [tables, known, stale, told] = [reply.value, true, null, Date.now()];
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
