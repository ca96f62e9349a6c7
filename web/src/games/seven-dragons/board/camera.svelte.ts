// The part of the table that the reader sees, and its scale.
import { letters } from '../words/texts';
import type { Cell } from '../facts/geometry';

export const cardWidth = 100;
export const cardHeight = 140;
const least = 0.22;
const most = 2.2;
const largest = 1.05;
/** The scale at which cards are large enough. More room then shows more of their surroundings. */
const roomy = 0.72;
/** The least scale at which a small window shows the whole table at first. */
const glance = 0.26;
/** The width of a free place that a finger needs, in pixels. */
const finger = 44;

/** Returns the position of a cell on the plane, for `transform`. */
export const place = ({ x, y }: Cell) => `translate(${x * cardWidth}px, ${y * cardHeight}px)`;

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the smallest bounds around these cells. */
export const around = (cells: Cell[]): Bounds => ({
  left: Math.min(...cells.map((c) => c.x)),
  top: Math.min(...cells.map((c) => c.y)),
  right: Math.max(...cells.map((c) => c.x)),
  bottom: Math.max(...cells.map((c) => c.y)),
});

export const wider = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /**
   * `near`: follows the table with readable cards. `whole`: shows the whole table. `chain`: shows the
   * highlighted chain. `own`: the reader moved the window, and it stays there.
   */
  mode = $state<'near' | 'whole' | 'chain' | 'own'>('near');
  /** The number of places around the cards that `whole` also shows. */
  rim = 1;
  /** True while a finger moves the table: no easing. */
  held = $state(false);
  width = $state(0);
  height = $state(0);
  #placed = false;

  /**
   * From this scale on letters and dragons of quarter zones are readable. On a phone, which is held close,
   * letters grow and a finger finds each card.
   */
  get readable() {
    return this.width > 600 ? 0.52 : finger / cardWidth;
  }

  get margin() {
    return this.width > 600 ? 14 : 6;
  }

  /** Returns the scale at which these cells fill the window. */
  #scaleOf({ left, top, right, bottom }: Bounds) {
    const w = (right - left + 1) * cardWidth;
    const h = (bottom - top + 1) * cardHeight;
    return Math.min((this.width - 2 * this.margin) / w, (this.height - 2 * this.margin) / h, largest);
  }

  /**
   * Returns the scale at which a finger also finds the places around these cells. Each place shows as much as
   * a finger needs.
   */
  #edgedScale(laid: Bounds) {
    const w = (laid.right - laid.left + 1) * cardWidth;
    const h = (laid.bottom - laid.top + 1) * cardHeight;
    const edge = 2 * (finger + this.margin);
    return Math.max(
      this.#scaleOf(wider(laid, 1)),
      Math.min((this.width - edge) / w, (this.height - edge) / h, roomy),
    );
  }

  /** Shows these cells whole, no card larger than `largest`. */
  fit(bounds: Bounds, scale = this.#scaleOf(bounds)) {
    if (this.width === 0 || this.height === 0) return;
    this.k = Math.max(least, scale);
    const { left, top, right, bottom } = bounds;
    this.x = this.width / 2 - ((left + right + 1) / 2) * cardWidth * this.k;
    this.y = this.height / 2 - ((top + bottom + 1) / 2) * cardHeight * this.k;
    this.#placed = true;
  }

  /**
   * Shows the table with as much rim as stays readable. Of a larger table it shows as much as stays readable.
   * With `whole` it shows a larger table, too.
   */
  follow(laid: Bounds, whole = false) {
    if (this.width === 0 || this.height === 0) return;
    const edged = this.#edgedScale(laid);
    if (this.width <= 600 && edged >= this.readable) return this.fit(laid, edged);
    const rim = [1, 0.8, 0.6, 0.4, 0.2, 0].find((rim) => this.#scaleOf(wider(laid, rim)) >= this.readable);
    if (rim !== undefined) return this.fit(wider(laid, rim));
    if (whole && this.#scaleOf(laid) >= glance) return this.fit(laid);
    if (!this.#placed) this.fit(laid);
    this.#scale(this.readable, this.width / 2, this.height / 2);
    const half = wider(laid, 0.5);
    const within = (at: number, from: number, to: number, room: number) =>
      to - from <= room ? (room - to - from) / 2 : Math.max(room - to, Math.min(-from, at));
    const [w, h] = [cardWidth * this.k, cardHeight * this.k];
    this.x = within(this.x, half.left * w, (half.right + 1) * w, this.width);
    this.y = within(this.y, half.top * h, (half.bottom + 1) * h, this.height);
  }

  pan(dx: number, dy: number) {
    this.mode = 'own';
    this.x += dx;
    this.y += dy;
  }

  /** Zooms about a point of the window, by default its middle. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2) {
    this.mode = 'own';
    this.#scale(Math.min(most, Math.max(least, this.k * factor)), px, py);
  }

  #scale(k: number, px: number, py: number) {
    this.x = px - ((px - this.x) / this.k) * k;
    this.y = py - ((py - this.y) / this.k) * k;
    this.k = k;
  }

  /** Switches to the whole table, and from there back to readable cards. */
  toggleWhole() {
    this.mode = this.mode === 'whole' ? 'near' : 'whole';
  }

  /** Returns the middle of a cell in the window. */
  middle(cell: Cell) {
    return {
      x: this.x + (cell.x + 0.5) * cardWidth * this.k,
      y: this.y + (cell.y + 0.5) * cardHeight * this.k,
    };
  }

  sees(cell: Cell) {
    const { x, y } = this.middle(cell);
    return x >= 0 && y >= 0 && x <= this.width && y <= this.height;
  }

  /** Returns the cell of these at a point of the window, or `null` if none is near. */
  nearest(cells: Cell[], px: number, py: number): Cell | null {
    if (px < 0 || py < 0 || px > this.width || py > this.height) return null;
    const [x, y] = [(px - this.x) / this.k / cardWidth, (py - this.y) / this.k / cardHeight];
    const exact = cells.find((cell) => cell.x === Math.floor(x) && cell.y === Math.floor(y));
    if (exact) return exact;
    const far = (cell: Cell) => {
      const middle = this.middle(cell);
      return Math.hypot(middle.x - px, middle.y - py);
    };
    const nearest = [...cells].sort((a, b) => far(a) - far(b))[0];
    return nearest && far(nearest) < cardWidth * this.k * 0.9 ? nearest : null;
  }

  /** Brings a cell into the window, if it is outside. */
  show(cell: Cell) {
    const left = this.x + cell.x * cardWidth * this.k;
    const top = this.y + cell.y * cardHeight * this.k;
    const [w, h] = [cardWidth * this.k, cardHeight * this.k];
    const by = (from: number, size: number, room: number) =>
      from < 0 ? -from + 8 : from + size > room ? room - from - size - 8 : 0;
    const [dx, dy] = [by(left, w, this.width), by(top, h, this.height)];
    this.x += dx;
    this.y += dy;
  }
}
