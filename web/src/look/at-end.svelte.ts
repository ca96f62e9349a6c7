// A list that grows at its end. It follows its end for a reader there, and stays in place for others, who see
// a note.

/** The distance in pixels that still counts as the end. */
const near = 24;

export class AtEnd {
  #list: HTMLElement | null = null;
  #here = true;
  #had = 0;
  /** True if lines of a list that is at its end have changed and `has` has not been called since. */
  #changing = false;
  /**
   * The height at the last measurement. The browser may report our own scrolling after the next line has
   * arrived.
   */
  #height = 0;
  /** True if lines arrived below the visible part. */
  more = $state(false);

  /** Attaches to the scrolled element. */
  attach = (list: HTMLElement) => {
    this.#list = list;
    const look = () => {
      // The browser scrolls when lines above are removed or the list is shorter for a moment. The reader is
      // still at the end.
      if (this.#changing) return;
      const end = Math.min(list.scrollHeight, this.#height);
      this.#here = end - list.scrollTop - list.clientHeight <= near;
      if (this.#here) this.more = false;
    };
    list.addEventListener('scroll', look, { passive: true });
    // An on-screen keyboard appeared, or the window became smaller.
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

  /** Reports the number of lines after the layout. `own`: true if the reader added the newest line. */
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
