// The reader's role at the table, the other players, and the actions that concern them.
import { session } from '../net/session.svelte';
import { partnersOf } from '../look/teams';
import { mayUndo } from '../seat/undoing';
import { seatNames } from '../lobby/words';
import { games } from '../state/games.svelte';
import type { Shown } from './shown';

export class Company {
  #shown: () => Shown;

  constructor(shown: () => Shown) {
    this.#shown = shown;
    $effect(() => void games.load());
  }

  #table = $derived.by(() => this.#shown().table);
  /** True if players of this game can whisper. */
  #whispers = $derived.by(() => games.of(this.#table.setup.game)?.whispers ?? false);
  you = $derived.by(() => this.#shown().state.you);
  /** The reader's seat; `null` also if several players share the device. */
  reader = $derived.by(() => (session.device ? null : this.you));
  /** The account for which the reader acts. */
  me = $derived(session.actor?.id ?? null);
  /** The signed-in account, which speaks for all players on its device. */
  voice = $derived(session.account?.id ?? null);
  names = $derived.by(() => seatNames(this.#table.seats));
  #mine = $derived.by(() => (this.you === null ? null : this.#table.seats[this.you]?.occupant));
  /** True if the reader plays and has not resigned. */
  mine = $derived.by(() => this.#mine?.is === 'account' && !this.#mine.left);
  playing = $derived.by(() => this.#table.status === 'playing' && this.mine);
  /** True if the reader has a decision and the table allows hints. */
  mayHint = $derived.by(
    () =>
      !!this.#table.setup.hints && this.playing && this.you !== null && !!this.#shown().update.decision?.owed,
  );
  /** True if other tables play the same deal and the results are compared. */
  #compared = $derived.by(() => {
    const is = this.#table.game?.deal?.is;
    return is === 'day' || is === 'duplicate';
  });
  /**
   * True if the reader may continue alone in a what-if match. That needs a table with hints, or no other
   * player. It is not allowed on a shared device, as no hand-over screen hides the hand there. It is not
   * allowed while other tables play the same deal.
   */
  mayGuess = $derived.by(
    () =>
      this.playing &&
      this.you !== null &&
      !session.device &&
      !this.#compared &&
      (!!this.#table.setup.hints || this.others.length === 0),
  );
  /**
   * True if the reader's newest decision can be undone. In games with secret choices, players change their
   * choice at the table instead.
   */
  mayUndo = $derived.by(() => {
    const { table, state, module } = this.#shown();
    return this.mine && !module.inSecret && mayUndo(table, this.you, state.steps);
  });
  others = $derived.by(() =>
    this.#table.seats.flatMap(({ occupant }, seat) =>
      occupant.is === 'account' && seat !== this.you ? [occupant] : [],
    ),
  );
  /** The seats to which the reader can whisper. */
  ears = $derived.by(() =>
    this.#whispers && this.playing
      ? this.#table.seats.flatMap(({ occupant: o }, seat) =>
          o.is === 'account' && !o.left && seat !== this.you ? [seat] : [],
        )
      : [],
  );

  /** The seats of the reader's partners. */
  partners = $derived.by(() => partnersOf(this.#table.teams, this.you));
  /** The partners who receive the reader's team messages, if partners have a channel of their own. */
  mates = $derived.by(() =>
    this.#table.setup.team_talk === 'private' && this.playing
      ? this.partners.filter((seat) => {
          const o = this.#table.seats[seat]?.occupant;
          return o?.is === 'account' && !o.left;
        })
      : [],
  );

  #iAsk = $derived.by(() => this.#table.asking.some((one) => one.account.id === this.voice));
  /** True for a spectator of a game that accepts players during the match and has a free seat. */
  mayJoin = $derived.by(
    () =>
      this.you === null &&
      !this.#iAsk &&
      this.#table.status === 'playing' &&
      this.#table.seats.some((s) => s.open),
  );
  consent = $derived.by(() => this.#table.setup.newcomers === 'by_consent');
  /** True if all other players resigned. */
  #alone = $derived.by(() => this.others.every((o) => o.left));
  #opponents = $derived.by(() =>
    this.#table.seats.flatMap(({ occupant: o }, seat) =>
      o.is === 'account' && seat !== this.you && !this.partners.includes(seat) ? [o] : [],
    ),
  );
  /** True if all opponents of the reader resigned. */
  mayClaim = $derived.by(
    () => this.playing && this.#opponents.some((o) => o.left) && this.#opponents.every((o) => o.left),
  );
  /**
   * True if the reader may propose another match. A player who resigned may not, unless all others resigned,
   * too.
   */
  mayAskAgain = $derived.by(() => this.#mine?.is === 'account' && (!this.#mine.left || this.#alone));
}
