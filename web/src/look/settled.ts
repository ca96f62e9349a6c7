// What lies over the table waits until nothing flies across it.

const lookEvery = 120;
/** No flight takes that long: something forgot to land. */
const most = 4_000;

const flies = () => document.querySelector('[data-flies], [data-picture]') !== null;

/** Does something once all that flies has landed; not once the returned function was called. */
export function settled(then: () => void): () => void {
  let waited = 0;
  // Flights start with what is shown next.
  const timer = setInterval(() => {
    waited += lookEvery;
    if (flies() && waited < most) return;
    clearInterval(timer);
    then();
  }, lookEvery);
  return () => clearInterval(timer);
}
