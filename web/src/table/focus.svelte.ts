// Keeps the keyboard focus on the table. If the pressed button disappears, the focus moves to the next
// action. The same code serves all games; a game lists the targets.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { ofMatch, pressed } from '../state/shortcuts.svelte';

/** A target of the focus: the first element of a selector, or a function that sets the focus itself. */
type Target = string | (() => void) | false | null | undefined;

/** A button with an action. */
export const deed = '[data-deed]:not([aria-disabled])';
/** The card of the hand in the Tab order, or else any card. */
export const handCards = ['[data-hand][tabindex="0"]', '[data-hand]'];

const lost = () => document.activeElement === document.body || !document.activeElement?.isConnected;

export class Focus {
  #root: HTMLElement | undefined;
  #byKey = false;
  #next: () => Target[];

  /**
   * Takes two functions. `watch` reads the state whose changes can remove the focused element. `next` lists
   * the targets, the best first, also for the shortcut to the decision. Call it during the initialization of
   * the table's component.
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

  /** Attaches to the element around the table. */
  readonly here: Attachment<HTMLElement> = (root) => {
    const gone = new AbortController();
    const { signal } = gone;
    this.#root = root;
    root.addEventListener('keydown', () => (this.#byKey = true), { signal, capture: true });
    window.addEventListener('pointerdown', () => (this.#byKey = false), { signal, capture: true });
    // The shortcut to the decision skips all elements before it.
    window.addEventListener('keydown', (event) => pressed(event, { ask: ofMatch.decision }) && this.#ask(), {
      signal,
    });
    return () => {
      gone.abort();
      this.#root = undefined;
    };
  };

  /** Returns true if an element of the page outside this table has the focus. */
  isElsewhere(target: Element) {
    return !this.#root?.contains(target) && target !== document.body && !target.matches('h1');
  }

  /** Moves the focus to the first available target, after the page has rendered. */
  async to(...targets: Target[]) {
    await tick();
    this.#go(targets);
  }

  /**
   * Moves the focus to the first target, because a new question was asked. A text field keeps the focus, and
   * a dialog above the table keeps it until it is closed.
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

  /** Moves the focus in the next frame, after the present key press has had its effect. */
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
