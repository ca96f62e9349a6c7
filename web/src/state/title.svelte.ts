// What stands on the tab: whose turn it is, for whoever looks at another one.
import { t } from '../i18n';

let page = $state('Septet');
/** Milliseconds left for the reader's own decision at the table that is shown, rounded to seconds; `null`: no hurry. */
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
 * The whole title: how many tables wait, whether it is the reader's turn on this page (`here`; on a page that is no
 * table, anywhere), and the last seconds.
 */
export function tabTitle(waiting: number, here: boolean, seconds: string | null, what: string): string {
  const count = waiting > 0 ? `(${waiting}) ` : '';
  const turn = here ? `${t().bell.yourTurn} · ` : '';
  return `${count}${seconds ? `${seconds} · ` : ''}${turn}${what}`;
}
