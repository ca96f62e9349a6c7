// The order of a player's hand: sorted, or as the player arranged it. This browser stores it for each match;
// the server has its own order and never receives this one.
import { storage } from '../state/storage';
import { getFrame } from './frame-context';

export interface Sort<Held> {
  id: string;
  label: string;
  /** Omitted for the order in which the cards arrive. */
  compare?: (one: Held, other: Held) => number;
}

/** The stored order of one hand: the id of a sort, or the arranged cards. */
interface Kept {
  by?: string;
  own?: string[];
}

/** The number of remembered hands, each of one match and seat. */
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
  /** Returns the match and the seat; `null` if nothing is stored. */
  place: () => string | null;
  /** Returns a key that identifies a card. */
  keyOf: (held: Held) => string;
  /** Returns the sorts; the first is the default. */
  sorts: () => Sort<Held>[];
}

/** The page's part of the order: the available sorts, and the chosen one. */
export type HandSorts = Pick<HandOrder<unknown>, 'by' | 'next' | 'sort'> & {
  sorts: { id: string; label: string }[];
};

export class HandOrder<Held> {
  readonly #wish: Wish<Held>;
  /** Counts the choices, so that the stored order is read again. */
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
  /** The id of the present sort; `null` if the player arranged the cards. */
  by = $derived.by(() => {
    if (this.#own) return null;
    return (this.sorts.find(({ id }) => id === this.#kept.by) ?? this.sorts[0])?.id ?? null;
  });

  /** Returns the cards in their present order. Cards that arrived after the arrangement are at the end. */
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

  /** Switches to the next sort, for a key. */
  next() {
    const at = this.sorts.findIndex(({ id }) => id === this.by);
    const next = this.sorts[(at + 1) % this.sorts.length];
    if (next) this.sort(next.id);
  }

  /** Moves a card of the arranged hand to another place. Returns false if there is no such place. */
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

/** Returns the order of the hand at a table. Call it during the initialization of the game's component. */
export function handOrder<Held>(wish: Omit<Wish<Held>, 'place'>): HandOrder<Held> {
  const frame = getFrame();
  const order = new HandOrder({ ...wish, place: () => frame?.place ?? null });
  $effect(() => {
    frame?.setHand?.(order);
    return () => frame?.setHand?.(null);
  });
  return order;
}
