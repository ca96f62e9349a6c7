// The log, chat and rules beside the table: the open part, and the unread chat lines.
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
  /** The dialog that is open above the table. On a phone the side is a dialog, too. */
  open = $state<Open>(null);
  tab = $state<Tab>('log');
  /** True if the window has room for a column. */
  wide = $state(desk.matches);
  /** The account that alone receives the next message, or {@link TEAM}. */
  whisperTo = $state<string | null>(null);
  /** The time of the last seen chat line. */
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

  /** True if the side opens above the table: on a phone, and in games that use the whole window. */
  drawer = $derived.by(() => !this.wide || this.#shown().module.wholeWindow === true);
  /** True if the side is a column of the page. */
  column = $derived.by(() => !this.drawer && settings.sideOpen);
  shown = $derived.by(() => (this.drawer ? this.open === 'side' : settings.sideOpen));
  #chatShown = $derived.by(() => this.tab === 'chat' && this.shown);
  #unseen = $derived.by(() =>
    this.#chatShown
      ? []
      : this.#shown().state.chat.filter((line) => line.at > this.#seen && !mutes.has(line.account)),
  );
  unread = $derived.by(() => this.#unseen.length);
  /** True if an unread line is a whisper. */
  whispered = $derived.by(() => this.#unseen.some((line) => line.whisper));
  /** The newest whisper to the reader that is neither read nor closed. */
  heard = $derived.by(
    () =>
      this.#unseen.findLast(
        ({ whisper, account, at }) =>
          whisper &&
          (whisper.team?.length ? account !== this.#company.me : whisper.to === this.#company.me) &&
          at > this.#putAway,
      ) ?? null,
  );
  /** True if this whisper was sent to the reader's team. */
  toTeam = $derived.by(() => (this.heard?.whisper?.team?.length ?? 0) > 0);
  /** The seat of its sender; -1 without one. */
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

  /** Opens or closes the side. Unread lines open the chat first. */
  toggle() {
    this.show(this.unread > 0 && !this.column ? 'chat' : undefined);
  }

  whisper(seat: number) {
    const o = this.#shown().table.seats[seat]?.occupant;
    if (o?.is !== 'account') return;
    this.#say(o.account.id);
  }

  /** Opens the chat for a message to the reader's team. */
  tellTeam() {
    this.#say(TEAM);
  }

  #say(to: string) {
    this.whisperTo = to;
    this.open = null;
    this.tab = 'chat';
    if (this.drawer) this.open = 'side';
    else settings.sideOpen = true;
    // After the closed dialog has returned the focus.
    setTimeout(() => document.getElementById('say')?.focus());
  }
}
