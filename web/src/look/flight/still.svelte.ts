// The switch for all animations of cards. The page sets it; every flight reads it.
let moving = $state(true);

/** Stops or allows animations. */
export function setStill(still: boolean) {
  moving = !still;
}
export const isStill = () => !moving;

/** Returns a duration in milliseconds, or 0 while animations are off. */
export const unlessStill = (ms: number) => (moving ? ms : 0);
/** Returns the duration of a card's move on a board, in milliseconds. */
export const flightTime = () => unlessStill(220);
/** Returns the duration of a flight over the page, in milliseconds. */
export const airTime = () => unlessStill(420);
