import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AtEnd } from './at-end.svelte';

/** A scrolled element: a window of 100 px on lines of 20 px. */
class List {
  scrollTop = 0;
  clientHeight = 100;
  lines = 10;
  #heard: (() => void)[] = [];
  get scrollHeight() {
    return this.lines * 20;
  }
  addEventListener(_: 'scroll', heard: () => void) {
    this.#heard.push(heard);
  }
  removeEventListener() {
    this.#heard = [];
  }
  scrollTo({ top }: { top: number }) {
    this.scrollTop = Math.min(top, this.scrollHeight - this.clientHeight);
    this.tell();
  }
  tell() {
    this.#heard.forEach((heard) => heard());
  }
}

describe('a list that grows', () => {
  let resized: () => void;
  beforeEach(() =>
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(then: () => void) {
          resized = then;
        }
        observe() {}
        disconnect() {}
      },
    ),
  );
  const listed = () => {
    const list = new List();
    const end = new AtEnd();
    end.attach(list as unknown as HTMLElement);
    end.has(list.lines);
    const grow = (own = false) => end.has((list.lines += 1), own);
    return { list, end, grow };
  };

  it('stays at its end when lines go and others come before the next frame', () => {
    const { list, end } = listed();
    list.lines = 8;
    end.will(8);
    // The browser lays out the shorter list, and reports the scrolling after the list is long again.
    list.scrollTop = 60;
    list.lines = 12;
    end.will(12);
    list.tell();
    end.has(12);
    expect([list.scrollTop, end.more]).toEqual([140, false]);
  });

  it('stays at its end when the browser scrolls for a line that went above', () => {
    const { list, end } = listed();
    end.will(10);
    // Scroll anchoring keeps the lines in place, and fires an event before the next frame.
    list.scrollTop = 60;
    list.lines = 12;
    list.tell();
    end.has(12);
    expect([list.scrollTop, end.more]).toEqual([140, false]);
  });

  it('stays at its end for whoever is there', () => {
    const { list, end, grow } = listed();
    expect(list.scrollTop).toBe(100);
    grow();
    expect([list.scrollTop, end.more]).toEqual([120, false]);
    list.clientHeight = 60;
    resized();
    expect(list.scrollTop).toBe(160);
  });

  it('stays at its end although the browser tells late that it went there', () => {
    const { list, grow } = listed();
    list.lines += 1;
    list.tell();
    grow();
    expect(list.scrollTop).toBe(140);
  });

  it('stays where it is read, and says that there is more', () => {
    const { list, end, grow } = listed();
    list.scrollTo({ top: 40 });
    grow();
    resized();
    expect([list.scrollTop, end.more]).toEqual([40, true]);
    end.go();
    expect([list.scrollTop, end.more]).toEqual([120, false]);
  });

  it('goes to what its reader has added, and is silent about what went', () => {
    const { list, end, grow } = listed();
    list.scrollTo({ top: 40 });
    list.lines = 9;
    end.has(9);
    expect([list.scrollTop, end.more]).toEqual([40, false]);
    grow(true);
    expect(list.scrollTop).toBe(100);
  });
});
