// Who the reader is at the table, who the others are, and what may be done about them.
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
  /** Whether players of this game whisper. */
  #whispers = $derived.by(() => games.of(this.#table.setup.game)?.whispers ?? false);
  you = $derived.by(() => this.#shown().state.you);
  /** The reader's seat, if nobody looks at the device with them. */
  reader = $derived.by(() => (session.device ? null : this.you));
  /** The reader's account. */
  me = $derived(session.actor?.id ?? null);
  /** The account that is signed in: it speaks for all who play at its device. */
  voice = $derived(session.account?.id ?? null);
  names = $derived.by(() => seatNames(this.#table.seats));
  #mine = $derived.by(() => (this.you === null ? null : this.#table.seats[this.you]?.occupant));
  /** The reader plays and has not given up. */
  mine = $derived.by(() => this.#mine?.is === 'account' && !this.#mine.left);
  playing = $derived.by(() => this.#table.status === 'playing' && this.mine);
  /** The reader is asked something, and may ask for a hint. */
  mayHint = $derived.by(
    () =>
      !!this.#table.setup.hints && this.playing && this.you !== null && !!this.#shown().update.decision?.owed,
  );
  /** Others play the same deal, and what they make of it is compared. */
  #compared = $derived.by(() => {
    const is = this.#table.game?.deal?.is;
    return is === 'day' || is === 'duplicate';
  });
  /**
   * The reader may play on alone from what they see: as with hints, or if nobody else plays; not where others hold the device
   * as well, as there is no curtain before their hand then, and not where others play the same deal.
   */
  mayGuess = $derived.by(
    () =>
      this.playing &&
      this.you !== null &&
      !session.device &&
      !this.#compared &&
      (!!this.#table.setup.hints || this.others.length === 0),
  );
  /** The reader's newest decision may be taken back. Where all choose in secret they change their mind at the table instead. */
  mayUndo = $derived.by(() => {
    const { table, state, module } = this.#shown();
    return this.mine && !module.inSecret && mayUndo(table, this.you, state.steps);
  });
  others = $derived.by(() =>
    this.#table.seats.flatMap(({ occupant }, seat) =>
      occupant.is === 'account' && seat !== this.you ? [occupant] : [],
    ),
  );
  /** The seats that the reader can whisper to. */
  ears = $derived.by(() =>
    this.#whispers && this.playing
      ? this.#table.seats.flatMap(({ occupant: o }, seat) =>
          o.is === 'account' && !o.left && seat !== this.you ? [seat] : [],
        )
      : [],
  );

  /** The seats of the reader's partners. */
  partners = $derived.by(() => partnersOf(this.#table.teams, this.you));
  /** Those of them who hear what the reader says to their team, where partners have a channel of their own. */
  mates = $derived.by(() =>
    this.#table.setup.team_talk === 'private' && this.playing
      ? this.partners.filter((seat) => {
          const o = this.#table.seats[seat]?.occupant;
          return o?.is === 'account' && !o.left;
        })
      : [],
  );

  #iAsk = $derived.by(() => this.#table.asking.some((one) => one.account.id === this.voice));
  /** A game that takes newcomers has a seat for who only watches. */
  mayJoin = $derived.by(
    () =>
      this.you === null &&
      !this.#iAsk &&
      this.#table.status === 'playing' &&
      this.#table.seats.some((s) => s.open),
  );
  consent = $derived.by(() => this.#table.setup.newcomers === 'by_consent');
  /** Everybody else gave up. */
  #alone = $derived.by(() => this.others.every((o) => o.left));
  #opponents = $derived.by(() =>
    this.#table.seats.flatMap(({ occupant: o }, seat) =>
      o.is === 'account' && seat !== this.you && !this.partners.includes(seat) ? [o] : [],
    ),
  );
  /** Everybody gave up who plays against the reader. */
  mayClaim = $derived.by(
    () => this.playing && this.#opponents.some((o) => o.left) && this.#opponents.every((o) => o.left),
  );
  /** Who gave up does not take the result from those who played on. */
  mayAskAgain = $derived.by(() => this.#mine?.is === 'account' && (!this.#mine.left || this.#alone));
}
