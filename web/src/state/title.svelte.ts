// The title of the tab, which shows the turn to a player who looks at another tab.
import { t } from '../i18n';

let page = $state('Septet');
/**
 * Milliseconds left for the reader's decision at the shown table, rounded to seconds; `null` without a hurry.
 */
let hurry = $state<number | null>(null);

export const title = {
  get page() {
    return page;
  },
  set page(next: string) {
    page = next;
  },
  get hurry() {
    return hurry;
  },
  set hurry(next: number | null) {
    hurry = next;
  },
};

/**
 * Returns the full title: the number of waiting tables, the last seconds, and the turn. `here` is true if it
 * is the reader's turn on this page; on a page without a table, at any table.
 */
export function tabTitle(waiting: number, here: boolean, seconds: string | null, what: string): string {
  const count = waiting > 0 ? `(${waiting}) ` : '';
  const turn = here ? `${t().bell.yourTurn} · ` : '';
  return `${count}${seconds ? `${seconds} · ` : ''}${turn}${what}`;
}
