// Sheets, menus and dialogs above a page. Each has an entry in the browser's history, so that "Back" closes
// the topmost.

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

/** Milliseconds to wait for a browser that does not report a navigation. */
const patience = 1_000;

export class Layers {
  #entries: Entries;
  #later: (then: () => void, wait?: number) => unknown;
  /** The open layers, the topmost last. */
  #open: Layer[] = [];
  /** The number of navigations by the client. Until the browser reports the last one, other changes wait. */
  #going = 0;
  #arrived = true;
  /** The path to visit after that report. */
  #next: string | null = null;
  #soon = false;

  constructor(entries: Entries, later = (then: () => void, wait = 0): unknown => setTimeout(then, wait)) {
    this.#entries = entries;
    this.#later = later;
  }

  /** Creates the entries of layers that are open after the page has loaded; a reload keeps entries. */
  begin() {
    this.#settle();
  }

  /**
   * Opens a layer above the page until the returned function runs. "Back" removes the layer and then
   * calls `close`. `below`: the layer is under all others, so "Back" closes those first.
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

  /** Goes to another page, in place of the topmost entry above this page. */
  visit(path: string) {
    if (!this.#arrived) return void (this.#next = path);
    if (this.#depth > 0) this.#entries.replaceState(null, '', path);
    else this.#entries.pushState(null, '', path);
    this.#entries.scrollRestoration = 'auto';
  }

  /** Handles a navigation of the browser. Returns true if the reader caused it, and not the client. */
  went(): boolean {
    if (!this.#arrived) {
      this.#arrive();
      return false;
    }
    while (this.#open.length > this.#depth) this.#open.pop()?.close();
    this.#settle();
    return true;
  }

  /** The number of this client's entries above the page's own entry. */
  get #depth(): number {
    const { state } = this.#entries;
    const above = typeof state === 'object' && state !== null && 'above' in state ? state.above : 0;
    return typeof above === 'number' ? above : 0;
  }

  /** Updates the history later. A layer that closes and one that replaces it then need only one entry. */
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
    // The page under a layer has not moved when the layer closes.
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
 * Makes "Back" close a layer until the returned function runs. `below`: other layers above the page
 * close first.
 */
export const onBack = (close: () => void, below = false): (() => void) => layers.open(close, below);
