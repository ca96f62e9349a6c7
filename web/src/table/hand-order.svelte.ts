// The order in which somebody holds their cards: sorted, or as they put them themselves. This browser keeps it for each match;
// the server has an order of its own, and never hears of this one.
import { storage } from '../state/storage';
import { getFrame } from './frame-context';

export interface Sort<Held> {
  id: string;
  label: string;
  /** Left out: as the cards come. */
  compare?: (one: Held, other: Held) => number;
}

/** What is kept of one hand: by what it is sorted, or the cards as they were put. */
interface Kept {
  by?: string;
  own?: string[];
}

/** Whose hand at which match; of so many it is remembered. */
const most = 20;
const kept = 'septet.hands';

function read(): [string, Kept][] {
  try {
    const all: unknown = JSON.parse(storage.getItem(kept) ?? '[]');
    return Array.isArray(all) ? all.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}

interface Wish<Held> {
  /** The match and the seat; `null` where nothing is kept. */
  place: () => string | null;
  /** What tells a card from the others. */
  keyOf: (held: Held) => string;
  /** The first is that of whoever has chosen none. */
  sorts: () => Sort<Held>[];
}

/** What the page needs to know of the order: by what the hand can be sorted, and is. */
export type HandSorts = Pick<HandOrder<unknown>, 'by' | 'next' | 'sort'> & {
  sorts: { id: string; label: string }[];
};

export class HandOrder<Held> {
  readonly #wish: Wish<Held>;
  /** Counts what was chosen: it is read again then. */
  #chosen = $state(0);

  constructor(wish: Wish<Held>) {
    this.#wish = wish;
  }

  #kept = $derived.by((): Kept => {
    void this.#chosen;
    const place = this.#wish.place();
    return read().find(([at]) => at === place)?.[1] ?? {};
  });
  #own = $derived.by(() => (Array.isArray(this.#kept.own) ? this.#kept.own : null));
  sorts = $derived.by(() => this.#wish.sorts());
  /** By what it is sorted; `null`: as its cards were put. */
  by = $derived.by(() => {
    if (this.#own) return null;
    return (this.sorts.find(({ id }) => id === this.#kept.by) ?? this.sorts[0])?.id ?? null;
  });

  /** The cards as they are held. Those that came since they were put stand at the end. */
  arranged(cards: Held[]): Held[] {
    const own = this.#own;
    if (own) {
      const place = (held: Held) => {
        const at = own.indexOf(this.#wish.keyOf(held));
        return at < 0 ? own.length : at;
      };
      return [...cards].sort((a, b) => place(a) - place(b));
    }
    const compare = this.sorts.find(({ id }) => id === this.by)?.compare;
    return compare ? [...cards].sort(compare) : cards;
  }

  sort(by: string) {
    this.#keep({ by });
  }

  /** The next of the orders, for a key. */
  next() {
    const at = this.sorts.findIndex(({ id }) => id === this.by);
    const next = this.sorts[(at + 1) % this.sorts.length];
    if (next) this.sort(next.id);
  }

  /** Puts one of the cards, as they are held, into another place. Tells whether there is such a place. */
  put(held: Held[], from: number, to: number): boolean {
    const keys = held.map(this.#wish.keyOf);
    if (from === to || !(from in keys) || !(to in keys)) return false;
    keys.splice(to, 0, ...keys.splice(from, 1));
    this.#keep({ own: keys });
    return true;
  }

  #keep(next: Kept) {
    const place = this.#wish.place();
    if (place === null) return;
    const others = read().filter(([at]) => at !== place);
    storage.setItem(kept, JSON.stringify([...others, [place, next]].slice(-most)));
    this.#chosen += 1;
  }
}

/** The order of the hand at a table; to be made while a component of the game is made. */
export function handOrder<Held>(wish: Omit<Wish<Held>, 'place'>): HandOrder<Held> {
  const frame = getFrame();
  const order = new HandOrder({ ...wish, place: () => frame?.place ?? null });
  $effect(() => {
    frame?.setHand?.(order);
    return () => frame?.setHand?.(null);
  });
  return order;
}
