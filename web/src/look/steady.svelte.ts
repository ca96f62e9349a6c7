// A list that other players change while the reader is about to press an entry.
import { untrack } from 'svelte';
import { types } from './undisturbed';

/** Keeps the places of a list: removed entries stay, and new entries follow at the end. */
export function held<One>(before: One[], now: One[], key: (one: One) => unknown): One[] {
  const fresh = new Map(now.map((one) => [key(one), one]));
  const known = new Set(before.map(key));
  return [...before.map((one) => fresh.get(key(one)) ?? one), ...now.filter((one) => !known.has(key(one)))];
}

/** Keeps the order of a list: removed entries go, and new entries follow at the end. */
export function following<One>(before: One[], now: One[], key: (one: One) => unknown): One[] {
  const there = new Set(now.map(key));
  return held(before, now, key).filter((one) => there.has(key(one)));
}

/** The time in milliseconds after a touch in which the next touch may follow. */
const lingers = 3_000;

/** The reasons to hold the list: a pointer in it, the focus in it, or a recent touch. */
interface In {
  pointer: boolean;
  focus: boolean;
  finger: boolean;
}

export class Steady<One> {
  #shown = $state.raw<One[]>([]);
  #in = $state<In>({ pointer: false, focus: false, finger: false });

  /** Call it while a component is created. `now`: the current list. */
  constructor(now: () => One[], key: (one: One) => unknown) {
    $effect.pre(() => {
      const next = now();
      const { pointer, focus, finger } = this.#in;
      this.#shown = untrack(() =>
        pointer || focus || finger ? held(this.#shown, next, key) : types() ? this.#inPlace(next, key) : next,
      );
    });
  }

  get shown() {
    return this.#shown;
  }

  /** Updates entries in place and adds none, so the fields in which the reader types do not move. */
  #inPlace(next: One[], key: (one: One) => unknown): One[] {
    return held(this.#shown, next, key).slice(0, this.#shown.length);
  }

  /** The browser also reports focus and pointer while it removes the list, when no state may change. */
  #note(part: Partial<In>) {
    queueMicrotask(() => Object.assign(this.#in, part));
  }

  /** Attaches to the element that contains the list. */
  attach = (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      heard: (event: HTMLElementEventMap[Kind]) => void,
    ) => node.addEventListener(kind, heard, { signal: end.signal, passive: true });
    on('pointerenter', ({ pointerType }) => this.#note({ pointer: pointerType === 'mouse' }));
    on('pointerleave', () => this.#note({ pointer: false }));
    on('focusin', () => this.#note({ focus: true }));
    on('focusout', () => this.#note({ focus: false }));
    on('pointerdown', ({ pointerType }) => {
      if (pointerType === 'mouse') return;
      this.#note({ finger: true });
      clearTimeout(timer);
      timer = setTimeout(() => this.#note({ finger: false }), lingers);
    });
    return () => {
      clearTimeout(timer);
      end.abort();
      this.#note({ pointer: false, focus: false, finger: false });
    };
  };
}
