// The time left for a decision.
import type { GameUpdate } from '../generated/protocol';
import type { Prompt } from '../games/game';
import { t } from '../i18n';
import { timeLeft } from '../lobby/words';
import { title } from '../state/title.svelte';
import { serverNow } from '../net/server-clock';

export class Clock {
  #update: () => GameUpdate;
  #you: () => number | null;
  #tone: () => Prompt['tone'];
  #now = $state(serverNow());

  constructor(update: () => GameUpdate, you: () => number | null, tone: () => Prompt['tone']) {
    this.#update = update;
    this.#you = you;
    this.#tone = tone;
    $effect(() => {
      if (this.#deadline === null) return;
      this.#now = serverNow();
      const timer = setInterval(() => (this.#now = serverNow()), 250);
      return () => clearInterval(timer);
    });
    // The last half minute also appears in the title of the tab.
    $effect(() => {
      title.hurry = this.hurry === null || this.#left === null ? null : Math.ceil(this.#left / 1000) * 1000;
    });
  }

  #deadline = $derived.by(() => {
    const { waiting, deadlines } = this.#update();
    const you = this.#you();
    const own = you === null ? null : waiting.includes(you) ? deadlines[you] : null;
    const all = waiting.flatMap((seat) => deadlines[seat] ?? []);
    return own ?? (all.length > 0 ? Math.min(...all) : null);
  });
  #left = $derived.by(() => (this.#deadline === null ? null : this.#deadline - this.#now));
  /** The text of the clock, such as "0:42"; `null` without a limit. */
  text = $derived.by(() =>
    this.#left === null ? null : this.#left > 0 ? timeLeft(this.#left) : t().clock.over,
  );
  /** The limit in seconds below which the reader's time has fallen, 30 or 10; otherwise `null`. */
  hurry = $derived.by(() => {
    const left = this.#left;
    if (this.#tone() !== 'you' || left === null || left <= 0) return null;
    return left <= 10_000 ? 10 : left <= 30_000 ? 30 : null;
  });
}
