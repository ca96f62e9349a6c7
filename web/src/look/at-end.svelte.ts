// A list that grows at its end. Whoever reads the newest goes along; whoever reads above stays there, and is told of it.

/** Nearly at the end is at the end. */
const near = 24;

export class AtEnd {
  #list: HTMLElement | null = null;
  #here = true;
  #had = 0;
  /** Lines of a list that is at its end have changed, and `has` was not called since. */
  #changing = false;
  /** How high all of it was when we looked last: a browser may tell of our own scrolling after the next line has come. */
  #height = 0;
  /** Something came below of what is shown. */
  more = $state(false);

  /** To attach to what scrolls. */
  attach = (list: HTMLElement) => {
    this.#list = list;
    const look = () => {
      // The browser scrolls when lines above go or the list is shorter for a moment. The reader is still at the end.
      if (this.#changing) return;
      const end = Math.min(list.scrollHeight, this.#height);
      this.#here = end - list.scrollTop - list.clientHeight <= near;
      if (this.#here) this.more = false;
    };
    list.addEventListener('scroll', look, { passive: true });
    // A keyboard came up, or the window got smaller.
    const room = new ResizeObserver(() => this.#here && this.go());
    room.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      room.disconnect();
      this.#list = null;
    };
  };

  /** Announces the number of lines before the page is laid out. */
  will(lines: number) {
    this.#changing ||= this.#here;
    this.#had = Math.min(this.#had, lines);
  }

  /** It has so many lines now. `own`: the newest is the reader's. */
  has(lines: number, own = false) {
    if (this.#here || own) this.go();
    else if (lines > this.#had) this.more = true;
    this.#had = lines;
    this.#changing = false;
    this.#height = this.#list?.scrollHeight ?? 0;
  }

  go() {
    if (!this.#list) return;
    this.#height = this.#list.scrollHeight;
    this.#list.scrollTo({ top: this.#height });
  }
}
