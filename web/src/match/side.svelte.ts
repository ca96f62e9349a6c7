// Log, chat and rules beside the table: what of them is open, and what of the chat has not been read.
import { untrack } from 'svelte';
import { TEAM } from '../look/teams';
import { mutes } from '../people/mutes.svelte';
import { settings } from '../state/settings.svelte';
import type { Tab } from '../table/SidePanel.svelte';
import type { Company } from './company.svelte';
import type { Open, Shown } from './shown';

const desk = matchMedia('(min-width: 900px)');

export class Side {
  #shown: () => Shown;
  #company: Company;
  /** What is open above the table: on a phone the side is, too. */
  open = $state<Open>(null);
  tab = $state<Tab>('log');
  /** There is room for it beside the table. */
  wide = $state(desk.matches);
  /** The account that alone is to hear what is said next, or {@link TEAM}. */
  whisperTo = $state<string | null>(null);
  /** When the last line was said that was seen. */
  #seen = $state(0);
  #putAway = $state(0);

  constructor(shown: () => Shown, company: Company) {
    this.#shown = shown;
    this.#company = company;
    this.#seen = untrack(() => shown().state.chat.at(-1)?.at ?? 0);
    $effect(() => {
      const change = () => (this.wide = desk.matches);
      desk.addEventListener('change', change);
      return () => desk.removeEventListener('change', change);
    });
    $effect(() => {
      if (this.#chatShown) this.#seen = this.#shown().state.chat.at(-1)?.at ?? 0;
    });
  }

  /** It lies above the table, not beside it: on a phone, and where the game takes the whole window. */
  drawer = $derived.by(() => !this.wide || this.#shown().module.wholeWindow === true);
  /** It is a column of the page. */
  column = $derived.by(() => !this.drawer && settings.sideOpen);
  shown = $derived.by(() => (this.drawer ? this.open === 'side' : settings.sideOpen));
  #chatShown = $derived.by(() => this.tab === 'chat' && this.shown);
  #unseen = $derived.by(() =>
    this.#chatShown
      ? []
      : this.#shown().state.chat.filter((line) => line.at > this.#seen && !mutes.has(line.account)),
  );
  unread = $derived.by(() => this.#unseen.length);
  /** Whether somebody has whispered what was not read yet. */
  whispered = $derived.by(() => this.#unseen.some((line) => line.whisper));
  /** The newest whisper to the reader that they have neither read nor put away. */
  heard = $derived.by(
    () =>
      this.#unseen.findLast(
        ({ whisper, account, at }) =>
          whisper &&
          (whisper.team?.length ? account !== this.#company.me : whisper.to === this.#company.me) &&
          at > this.#putAway,
      ) ?? null,
  );
  /** It was said to the reader's team. */
  toTeam = $derived.by(() => (this.heard?.whisper?.team?.length ?? 0) > 0);
  /** The seat of who whispered it; -1 without one. */
  whisperer = $derived.by(() => {
    const { heard } = this;
    if (heard === null) return -1;
    return this.#shown().table.seats.findIndex(
      ({ occupant: o }) => o.is === 'account' && o.account.id === heard.account,
    );
  });

  putAway() {
    this.#putAway = this.heard?.at ?? this.#putAway;
  }

  show(wanted?: Tab) {
    if (wanted) this.tab = wanted;
    if (this.drawer) this.open = this.open === 'side' && !wanted ? null : 'side';
    else settings.sideOpen = wanted ? true : !settings.sideOpen;
  }

  /** What was said is shown first. */
  toggle() {
    this.show(this.unread > 0 && !this.column ? 'chat' : undefined);
  }

  whisper(seat: number) {
    const o = this.#shown().table.seats[seat]?.occupant;
    if (o?.is !== 'account') return;
    this.#say(o.account.id);
  }

  /** Opens the chat for a word to the reader's team. */
  tellTeam() {
    this.#say(TEAM);
  }

  #say(to: string) {
    this.whisperTo = to;
    this.open = null;
    this.tab = 'chat';
    if (this.drawer) this.open = 'side';
    else settings.sideOpen = true;
    // Once the dialog that was left has given the focus back.
    setTimeout(() => document.getElementById('say')?.focus());
  }
}
