// A keyboard player must not fall out of the table: when the button they pressed is gone, the focus goes to the next
// thing to do. Once for all games; a game says what that is.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { ofMatch, pressed } from '../state/shortcuts.svelte';

/** Where the focus may go: the first of a selector, or what a function does itself. */
type Target = string | (() => void) | false | null | undefined;

/** A button that does something. */
export const deed = '[data-deed]:not([aria-disabled])';
/** The card of the hand that the Tab key leads to, or else any. */
export const handCards = ['[data-hand][tabindex="0"]', '[data-hand]'];

const lost = () => document.activeElement === document.body || !document.activeElement?.isConnected;

export class Focus {
  #root: HTMLElement | undefined;
  #byKey = false;
  #next: () => Target[];

  /**
   * `watch` reads what can take the focused thing away; `next` lists where the focus goes then, the best first, and where
   * the letter for one's decision takes it. To be made while the table's component is made.
   */
  constructor(watch: () => unknown, next: () => Target[]) {
    this.#next = next;
    $effect(() => {
      watch();
      if (!this.#byKey) return;
      void tick().then(() => {
        if (this.#root && lost()) this.#go(next());
      });
    });
  }

  /** To be put on the element around the table. */
  readonly here: Attachment<HTMLElement> = (root) => {
    const gone = new AbortController();
    const { signal } = gone;
    this.#root = root;
    root.addEventListener('keydown', () => (this.#byKey = true), { signal, capture: true });
    window.addEventListener('pointerdown', () => (this.#byKey = false), { signal, capture: true });
    // Not by way of everything that lies between.
    window.addEventListener('keydown', (event) => pressed(event, { ask: ofMatch.decision }) && this.#ask(), {
      signal,
    });
    return () => {
      gone.abort();
      this.#root = undefined;
    };
  };

  /** Whether something on the page, outside this element, has the focus. */
  isElsewhere(target: Element) {
    return !this.#root?.contains(target) && target !== document.body && !target.matches('h1');
  }

  /** On to the first of these, once the page shows what was chosen. */
  async to(...targets: Target[]) {
    await tick();
    this.#go(targets);
  }

  /**
   * Something else is asked: on to the first of these, wherever the focus is. Not from what somebody writes, and from a
   * sheet above the table only when that is closed.
   */
  asked(...targets: Target[]) {
    const above = document.querySelector('dialog[open]');
    if (above) above.addEventListener('close', () => this.asked(...targets), { once: true });
    else if (!document.activeElement?.matches('input, textarea, select')) void this.to(...targets);
  }

  #ask() {
    this.#byKey = true;
    this.#go(this.#next());
  }

  /** The same from a key that is only on its way to press something. */
  afterPress(next: () => Target[]) {
    requestAnimationFrame(() => this.#go(next()));
  }

  #go(targets: Target[]) {
    for (const target of targets) {
      if (typeof target === 'function') return target();
      const found = target && this.#root?.querySelector<HTMLElement>(target);
      if (found) return found.focus();
    }
  }
}
