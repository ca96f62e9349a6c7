// Several players at one device: a socket for each, the hand-over screen between their turns, and the holder.
// Loaded if the table has companions of the reader.
import { flushSync } from 'svelte';
import type { Account } from '../../generated/protocol';
import { seatNames } from '../../lobby/words';
import type { Client } from '../../net/client';
import { session } from '../../net/session.svelte';
import type { TableState } from '../../net/table-state';
import { complain } from '../../state/notices.svelte';
import { words } from './words';
import Curtain from './Curtain.svelte';
import { keyOf, nextOf } from './turns';

/** Milliseconds for which a player sees the result of their move before the hand-over screen appears. */
const LINGERS = 1500;

export interface Player {
  seat: number;
  account: Account;
  name: string;
}

export class HotSeat {
  readonly Curtain = Curtain;
  #own: () => TableState;
  #clients = new Map<string, Client>();
  #states = $state.raw<Record<string, TableState>>({});
  /** The seat of the player who sees their hand. */
  #holder = $state<number | null>(null);
  /** The seat to which the device is to be handed. */
  #asked = $state<number | null>(null);
  /** The players that the match waited for when the holder took the device. */
  #lifted = '';
  stop: () => void;

  constructor(own: () => TableState) {
    this.#own = own;
    const fall = () => flushSync(() => this.#fall());
    addEventListener('pagehide', fall);
    const stop = $effect.root(() => {
      $effect(() => this.#connect(this.#companions));
      $effect(() => {
        const next = nextOf(this.#seats, this.#waiting, this.#holder, this.#lifted);
        if (next === null || this.over || this.#asked !== null) return;
        const timer = setTimeout(() => this.hand(next), this.#holder === null ? 0 : LINGERS);
        return () => clearTimeout(timer);
      });
    });
    session.share({
      seats: () => this.#seats.filter((seat) => seat !== this.#holder),
      hand: (seat) => this.hand(seat),
      says: (name) => words().hand(name),
    });
    this.stop = () => {
      stop();
      removeEventListener('pagehide', fall);
      for (const client of this.#clients.values()) client.close();
      this.#clients.clear();
      session.share(null);
      session.act(null);
    };
  }

  /** The players at this device, by seat. */
  players = $derived.by((): Player[] => {
    const { table } = this.#own();
    const me = session.account?.id;
    const names = seatNames(table?.seats ?? []);
    return (table?.seats ?? []).flatMap(({ occupant: o }, seat) =>
      o.is === 'account' && (o.account.id === me || o.beside === me)
        ? [{ seat, account: o.account, name: names[seat] ?? '' }]
        : [],
    );
  });
  #companions = $derived.by(() => this.players.map(({ account }) => account.id).join());
  /** The seats of the players who have not resigned. */
  #seats = $derived.by(() =>
    this.players
      .map(({ seat }) => seat)
      .filter((seat) => {
        const o = this.#own().table?.seats[seat]?.occupant;
        return o?.is === 'account' && !o.left;
      }),
  );
  /** The seats that the match waits for, at any device. */
  #waiting = $derived.by(() => {
    const { table, update } = this.#own();
    return table?.status === 'playing' ? (update?.waiting ?? []) : [];
  });
  /** True after the end of the match, which no longer hides cards that a player could use. */
  over = $derived.by(() => !!this.#own().update?.outcome);
  /** The player who takes the device next. */
  next = $derived.by(() => {
    const seat =
      this.#asked ??
      nextOf(this.#seats, this.#waiting, null, '') ??
      this.#seats.find((seat) => seat === this.#own().you) ??
      this.#seats[0];
    return this.players.find((player) => player.seat === seat) ?? null;
  });
  /** True if the match waits for that player. */
  waited = $derived.by(() => this.next !== null && this.#waiting.includes(this.next.seat));
  /** The other players at this device that the match waits for. */
  others = $derived.by(() =>
    this.players.filter(
      ({ seat }) => seat !== this.next?.seat && this.#seats.includes(seat) && this.#waiting.includes(seat),
    ),
  );
  /**
   * The table as the holder sees it. `null` during the hand-over, or until the holder's socket has loaded it.
   */
  state = $derived.by((): TableState | null => {
    const own = this.#own();
    const holder = this.players.find((player) => player.seat === this.#holder);
    if (!holder) return this.over ? own : null;
    const seen = holder.account.id === session.account?.id ? own : this.#states[holder.account.id];
    // The holder's own socket may learn of a new match a moment later.
    return seen?.update && seen.update.number === own.update?.number ? seen : null;
  });
  /** The holder's seat, which identifies the page. */
  holder = $derived.by(() => this.#holder);

  /** Shows the hand-over screen for a seat. */
  hand(seat: number) {
    this.#fall();
    this.#asked = seat;
  }

  lift = () => {
    const { next } = this;
    if (!next) return;
    this.#lifted = keyOf(this.#waiting);
    [this.#holder, this.#asked] = [next.seat, null];
    const client = this.#clients.get(next.account.id);
    session.act(client ? { account: next.account, client } : null);
  };

  #fall() {
    [this.#holder, this.#asked] = [null, null];
    session.act(null);
  }

  /** Opens a socket for each companion and closes the others. */
  #connect(ids: string) {
    const wanted = ids.split(',').filter((id) => id && id !== session.account?.id);
    for (const [id, client] of this.#clients) {
      if (wanted.includes(id)) continue;
      client.close();
      this.#clients.delete(id);
    }
    for (const id of wanted) {
      if (this.#clients.has(id)) continue;
      const client = session.beside(id);
      this.#clients.set(id, client);
      client.watch(
        this.#own().id,
        (state) => (this.#states = { ...this.#states, [id]: state }),
        (problem) => complain(problem),
      );
      client.open();
    }
  }
}
