// Moves cards of a hand when they are dragged sideways, or by Shift and the arrow keys.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { HandOrder } from './hand-order.svelte';

/** Pixels that a pointer moves before the press becomes a drag. */
const slop = 10;

const scrolls = (group: HTMLElement) => group.scrollWidth > group.clientWidth + 1;

/**
 * Moves the cards of a hand, which carry their key in `data-arrange`. `held` returns the cards in their
 * present order. `told` runs after a move by keyboard, with the new place counted from 1.
 */
export class Arranging<Held> {
  #order: HandOrder<Held>;
  #held: () => Held[];
  #told: (card: Held, place: number) => void;
  #group: HTMLElement | null = null;
  #press: { key: string; x: number; y: number } | null = null;
  #moving = false;

  constructor(
    order: HandOrder<Held>,
    held: () => Held[],
    told: (card: Held, place: number) => void = () => undefined,
  ) {
    this.#order = order;
    this.#held = held;
    this.#told = told;
  }

  /** Attaches to the element around the cards. */
  readonly here: Attachment<HTMLElement> = (group) => {
    this.#group = group;
    const gone = new AbortController();
    const { signal } = gone;
    group.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    group.addEventListener('pointermove', (event) => this.#move(event), { signal });
    group.addEventListener('pointerup', () => this.#up(), { signal });
    group.addEventListener('pointercancel', () => this.#up(), { signal });
    // The click at the end of a drag must not press a button.
    group.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    group.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    // Sideways gestures move cards, unless the hand scrolls; vertical ones scroll the page.
    const settle = () => (group.style.touchAction = scrolls(group) ? '' : 'pan-y');
    const [resized, changed] = [new ResizeObserver(settle), new MutationObserver(settle)];
    resized.observe(group);
    changed.observe(group, { childList: true });
    return () => {
      gone.abort();
      resized.disconnect();
      changed.disconnect();
    };
  };

  /**
   * Returns true if the pointer moves cards inside the hand. Other drag gestures wait until it leaves the
   * hand.
   */
  takes({ clientX, clientY }: PointerEvent): boolean {
    if (!this.#moving || !this.#group) return false;
    const { left, right, top, bottom } = this.#group.getBoundingClientRect();
    const inside = clientX > left && clientX < right && clientY > top - slop && clientY < bottom + slop;
    if (!inside) this.#press = null;
    this.#moving = inside;
    return inside;
  }

  #items = () => [...this.#group!.querySelectorAll<HTMLElement>('[data-arrange]')];
  #at = (key: string) => this.#items().findIndex((it) => it.dataset.arrange === key);

  #down(event: PointerEvent) {
    this.#moving = false;
    const key = (event.target as Element).closest<HTMLElement>('[data-arrange]')?.dataset.arrange;
    this.#press =
      key !== undefined && event.button === 0 && event.isPrimary
        ? { key, x: event.clientX, y: event.clientY }
        : null;
  }

  #move(event: PointerEvent) {
    const group = this.#group!;
    const press = this.#press;
    if (!press) return;
    if (!this.#moving) {
      const [dx, dy] = [Math.abs(event.clientX - press.x), Math.abs(event.clientY - press.y)];
      if (Math.hypot(dx, dy) < slop) return;
      // An upward drag has another meaning, and a finger scrolls a hand that does not fit.
      if (dx <= dy || (event.pointerType !== 'mouse' && scrolls(group))) return void (this.#press = null);
      this.#moving = true;
      group.setPointerCapture(event.pointerId);
    }
    if (!this.takes(event)) return;
    const box = group.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left + group.scrollLeft, event.clientY - box.top + group.scrollTop];
    // Uses the cards' final places, not those of their animation.
    const far = this.#items().map((it) => {
      const [left, top] =
        it.offsetParent === group
          ? [it.offsetLeft, it.offsetTop]
          : [it.offsetLeft - group.offsetLeft, it.offsetTop - group.offsetTop];
      return Math.hypot(left + it.offsetWidth / 2 - x, top + it.offsetHeight / 2 - y);
    });
    this.#put(press.key, far.indexOf(Math.min(...far)));
  }

  #up() {
    this.#press = null;
    // The click follows directly.
    setTimeout(() => (this.#moving = false));
  }

  #click(event: MouseEvent) {
    if (!this.#moving) return;
    event.preventDefault();
    event.stopPropagation();
    this.#moving = false;
  }

  #key(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = (event.target as Element).closest<HTMLElement>('[data-arrange]')?.dataset.arrange;
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = this.#at(key) + step;
    const card = this.#held()[this.#at(key)];
    if (!this.#put(key, to) || card === undefined) return;
    // An element that moves in the document loses the focus.
    void tick().then(() => {
      const moved = this.#items()[to];
      (moved?.matches('button') ? moved : moved?.querySelector<HTMLElement>('button'))?.focus();
      this.#told(card, to + 1);
    });
  }

  #put = (key: string, to: number): boolean => this.#order.put(this.#held(), this.#at(key), to);
}
