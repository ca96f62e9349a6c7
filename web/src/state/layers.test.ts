import { describe, expect, it } from 'vitest';
import { type Entries, Layers } from './layers';

/** A fake browser history, which reports a navigation a while after its request. */
class Browser implements Entries {
  entries: { state: unknown; path: string }[] = [{ state: null, path: '/' }];
  at = 0;
  scrollRestoration: ScrollRestoration = 'auto';
  #queue: (() => void)[] = [];
  layers = new Layers(this, (then, wait = 0) => {
    if (wait === 0) this.#queue.push(then);
  });
  wished = 0;
  constructor() {
    this.layers.begin();
  }

  get state() {
    return this.entries[this.at]!.state;
  }
  get path() {
    return this.entries[this.at]!.path;
  }
  get #here() {
    return this.entries[this.at]!;
  }
  pushState(state: unknown, _: string, path = this.path) {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, path }];
    this.at += 1;
  }
  replaceState(state: unknown, _: string, path = this.path) {
    Object.assign(this.#here, { state, path });
  }
  go(by: number) {
    this.#queue.push(() => {
      if (!this.entries[this.at + by]) return;
      this.at += by;
      if (this.layers.went()) this.wished += 1;
    });
  }
  /** Runs all pending events. */
  rest() {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) next();
  }
  back() {
    this.go(-1);
    this.rest();
  }
}

function browser() {
  const it = new Browser();
  const closed: string[] = [];
  const open = (name: string, below = false) => it.layers.open(() => closed.push(name), below);
  return { it, closed, open };
}

describe('"Back"', () => {
  it('closes the topmost, and then the one below', () => {
    const { it, closed, open } = browser();
    open('menu');
    it.rest();
    open('keys');
    it.rest();
    it.back();
    expect([closed, it.path]).toEqual([['keys'], '/']);
    it.back();
    expect([closed, it.path, it.at]).toEqual([['keys', 'menu'], '/', 0]);
  });

  it('leaves the page where nothing lies above it', () => {
    const { it, open } = browser();
    it.layers.visit('/make');
    const close = open('menu');
    it.rest();
    close();
    it.rest();
    expect([it.at, it.wished]).toEqual([1, 0]);
    it.back();
    expect([it.path, it.wished]).toEqual(['/', 1]);
  });

  it('closes what is to be last after what was opened before', () => {
    const { it, closed, open } = browser();
    open('moment');
    open('leaving', true);
    it.rest();
    it.back();
    it.back();
    expect(closed).toEqual(['moment', 'leaving']);
  });
});

describe('the history', () => {
  it('has one entry for what closes and what opens in its place', () => {
    const { it, closed, open } = browser();
    const close = open('menu');
    it.rest();
    close();
    open('keys');
    it.rest();
    expect([it.at, it.entries.length]).toEqual([1, 2]);
    it.back();
    expect(closed).toEqual(['keys']);
  });

  it('keeps no entry of what was closed when another page is opened', () => {
    const { it, open } = browser();
    const close = open('menu');
    it.rest();
    it.layers.visit('/t/A');
    close();
    it.rest();
    expect(it.entries.map(({ path }) => path)).toEqual(['/', '/t/A']);
    it.back();
    expect([it.path, it.at]).toEqual(['/', 0]);
  });

  it('waits with another page until it is back where it began', () => {
    const { it, open } = browser();
    const close = open('menu');
    it.rest();
    close();
    // The browser was asked to go back, and has not yet done it.
    const { go } = it;
    it.go = (by) => {
      go.call(it, by);
      it.layers.visit('/t/A');
    };
    it.rest();
    expect(it.entries.map(({ path }) => path)).toEqual(['/', '/t/A']);
  });

  it('comes back to its page from one that was opened above two', () => {
    const { it, closed, open } = browser();
    const closes = [open('one'), open('two')];
    it.rest();
    it.layers.visit('/t/A');
    closes.forEach((close) => close());
    it.rest();
    it.back();
    expect([it.path, it.at, closed]).toEqual(['/', 0, []]);
  });

  it('forgets what lay above a page that was loaded anew', () => {
    const before = browser();
    before.open('menu');
    before.it.rest();
    const { entries, at } = before.it;
    const it = new Browser();
    Object.assign(it, { entries, at });
    it.rest();
    expect([it.at, it.wished]).toEqual([0, 0]);
  });

  it('restores no scroll position of what lies below', () => {
    const { it, open } = browser();
    const close = open('menu');
    it.rest();
    expect(it.scrollRestoration).toBe('manual');
    close();
    it.rest();
    expect(it.scrollRestoration).toBe('auto');
  });
});
