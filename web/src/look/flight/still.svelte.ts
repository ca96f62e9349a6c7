// Whether cards move at all, and for how long: set once by the page, read by every flight.
let moving = $state(true);

/** Everything is at once where it belongs, or moves there again. */
export function setStill(still: boolean) {
  moving = !still;
}
export const isStill = () => !moving;

/** So many milliseconds, or none while nothing moves. */
export const unlessStill = (ms: number) => (moving ? ms : 0);
/** How long a card takes from one place of a board to the next, in ms. */
export const flightTime = () => unlessStill(220);
/** How long one that flies over everything is in the air. */
export const airTime = () => unlessStill(420);
