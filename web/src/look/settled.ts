// Overlays on the table wait until no card flies.

const lookEvery = 120;
/** The longest wait in milliseconds. A flight that takes longer has failed to land. */
const most = 4_000;

const flies = () => document.querySelector('[data-flies], [data-picture]') !== null;

/** Calls a function once all flights have landed. The returned function cancels it. */
export function settled(then: () => void): () => void {
  let waited = 0;
  // Flights start with the next frame, so the first look comes later.
  const timer = setInterval(() => {
    waited += lookEvery;
    if (flies() && waited < most) return;
    clearInterval(timer);
    then();
  }, lookEvery);
  return () => clearInterval(timer);
}
