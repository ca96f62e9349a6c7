// A list that others change while its reader is about to press something in it.
import { untrack } from 'svelte';
import { types } from './undisturbed';

/** What is held keeps its place: what went stays to be seen, and what came stands at the end. */
export function held<One>(before: One[], now: One[], key: (one: One) => unknown): One[] {
  const fresh = new Map(now.map((one) => [key(one), one]));
  const known = new Set(before.map(key));
  return [...before.map((one) => fresh.get(key(one)) ?? one), ...now.filter((one) => !known.has(key(one)))];
}

/** After a touch the next may follow. */
const lingers = 3_000;

/** The pointer is in it, the focus is, or a finger was a moment ago. */
interface In {
  pointer: boolean;
  focus: boolean;
  finger: boolean;
}

export class Steady<One> {
  #shown = $state.raw<One[]>([]);
  #in = $state<In>({ pointer: false, focus: false, finger: false });

  /** To be made while a component is. `now`: the list as it is known. */
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

  /** Whoever writes elsewhere on the page sees nothing come that would move their lines. */
  #inPlace(next: One[], key: (one: One) => unknown): One[] {
    return held(this.#shown, next, key).slice(0, this.#shown.length);
  }

  /** A browser tells of the focus and the pointer also while the list is taken from the page: then nothing may change. */
  #note(part: Partial<In>) {
    queueMicrotask(() => Object.assign(this.#in, part));
  }

  /** To attach to what has the list. */
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
