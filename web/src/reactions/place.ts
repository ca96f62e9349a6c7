// The position of a seat on the page, in any game.

export interface Place {
  x: number;
  y: number;
}

/** Returns the selectors of a seat; the first visible match is its place. */
const places = (seat: number) => [
  `.strip [data-seat="${seat}"] .face`,
  `[data-seat="${seat}"] .face`,
  `[data-seat="${seat}"]`,
  `[data-flight="seat-${seat}"]`,
];

const half = 22;
const within = (at: number, size: number) => Math.min(Math.max(at, half), size - half);

/**
 * Returns the upper left of the seat's face. Without a seat, or for an invisible one, it is under the bar.
 */
export function placeOf(seat: number | null): Place {
  for (const selector of seat === null ? [] : places(seat)) {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen =
        width > 0 && left + width > 0 && left < innerWidth && top + height > 0 && top < innerHeight;
      // A name is to the right of a face; an element without a face has room at its upper edge.
      const x = element.classList.contains('face') ? left - 4 : left + half;
      if (seen) return { x: within(x, innerWidth), y: within(top - 4, innerHeight) };
    }
  }
  return { x: innerWidth / 2, y: 72 };
}
