// Sheets, menus and dialogs above a page. Each has an entry in the browser's history, so that "Back" closes the topmost.

/** The part of the browser's history that is used. */
export interface Entries {
  readonly state: unknown;
  scrollRestoration: ScrollRestoration;
  pushState(state: unknown, unused: string, path?: string): void;
  replaceState(state: unknown, unused: string, path?: string): void;
  go(by: number): void;
}

interface Layer {
  close(): void;
}

/** A browser that does not tell that it went is not waited for any longer. */
const patience = 1_000;

export class Layers {
  #entries: Entries;
  #later: (then: () => void, wait?: number) => unknown;
  /** The topmost last. */
  #open: Layer[] = [];
  /** How often we went somewhere by ourselves: until the browser has told of it, nothing else is done. */
  #going = 0;
  #arrived = true;
  /** Where to go then. */
  #next: string | null = null;
  #soon = false;

  constructor(entries: Entries, later = (then: () => void, wait = 0): unknown => setTimeout(then, wait)) {
    this.#entries = entries;
    this.#later = later;
  }

  /** To be called once the page is loaded: it may be so anew, while something lay above it. */
  begin() {
    this.#settle();
  }

  /**
   * Something lies above the page until the returned function is called. "Back" closes it; it is gone before it is told
   * so. `below`: everything else is closed first, whatever was opened before.
   */
  open(close: () => void, below = false): () => void {
    const layer = { close };
    if (below) this.#open.unshift(layer);
    else this.#open.push(layer);
    this.#settle();
    return () => {
      this.#open = this.#open.filter((one) => one !== layer);
      this.#settle();
    };
  }

  /** Another page. It takes the place of the topmost entry above this one. */
  visit(path: string) {
    if (!this.#arrived) return void (this.#next = path);
    if (this.#depth > 0) this.#entries.replaceState(null, '', path);
    else this.#entries.pushState(null, '', path);
    this.#entries.scrollRestoration = 'auto';
  }

  /** The browser went through its history. Returns whether that was its reader's wish, and not ours. */
  went(): boolean {
    if (!this.#arrived) {
      this.#arrive();
      return false;
    }
    while (this.#open.length > this.#depth) this.#open.pop()?.close();
    this.#settle();
    return true;
  }

  /** Entries of the history that are ours, above that of the page. */
  get #depth(): number {
    const { state } = this.#entries;
    const above = typeof state === 'object' && state !== null && 'above' in state ? state.above : 0;
    return typeof above === 'number' ? above : 0;
  }

  /** What closes and what opens in its place need one entry, so it is looked at once both are done. */
  #settle() {
    if (this.#soon) return;
    this.#soon = true;
    this.#later(() => {
      this.#soon = false;
      if (this.#arrived) this.#match();
    });
  }

  #match() {
    const wanted = this.#open.length;
    const depth = this.#depth;
    // What lies below has not moved when what is above it has gone.
    this.#entries.scrollRestoration = wanted + depth > 0 ? 'manual' : 'auto';
    for (let above = depth + 1; above <= wanted; above += 1) this.#entries.pushState({ above }, '');
    if (depth <= wanted) return;
    this.#arrived = false;
    const going = ++this.#going;
    this.#entries.go(wanted - depth);
    this.#later(() => going === this.#going && !this.#arrived && this.#arrive(), patience);
  }

  #arrive() {
    this.#arrived = true;
    const next = this.#next;
    this.#next = null;
    if (next !== null) this.visit(next);
    this.#settle();
  }
}

export const layers = new Layers(globalThis.history);

/**
 * Something lies above the page, and "Back" closes it, until the returned function is called. `below`: whatever else is above
 * the page is closed first.
 */
export const onBack = (close: () => void, below = false): (() => void) => layers.open(close, below);
