// Where the reader stands above the table. It fits the table into the window until he moves it himself.

export const cardWidth = 100;
export const cardHeight = 140;
const least = 0.22;
const most = 2.2;

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** The reader moved it: leave it where it is. */
  moved = $state(false);
  /** Follows a finger: no easing. */
  held = $state(false);
  width = $state(0);
  height = $state(0);

  /** Shows these cells whole, and no card larger than life. */
  fit({ left, top, right, bottom }: Bounds, margin: number) {
    if (this.width === 0 || this.height === 0) return;
    const w = (right - left + 1) * cardWidth;
    const h = (bottom - top + 1) * cardHeight;
    const k = Math.min((this.width - 2 * margin) / w, (this.height - 2 * margin) / h, 1.05);
    this.k = Math.max(least, k);
    this.x = this.width / 2 - (left * cardWidth + w / 2) * this.k;
    this.y = this.height / 2 - (top * cardHeight + h / 2) * this.k;
  }

  pan(dx: number, dy: number) {
    this.moved = true;
    this.x += dx;
    this.y += dy;
  }

  /** Zooms about a point of the window; in the middle if none is named. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2) {
    this.moved = true;
    const k = Math.min(most, Math.max(least, this.k * factor));
    this.x = px - ((px - this.x) / this.k) * k;
    this.y = py - ((py - this.y) / this.k) * k;
    this.k = k;
  }

  /** Brings a cell into the window, if it is outside. */
  show(cell: { x: number; y: number }) {
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
