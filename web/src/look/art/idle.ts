// Work that can wait until the page rests: a few pieces at a time, so that a press never waits for them.
const waiting = new Set<() => void>();
const atOnce = 4;
let asked = false;

function ask() {
  if (asked || waiting.size === 0) return;
  asked = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 30);
}

function work() {
  asked = false;
  for (const piece of [...waiting].slice(0, atOnce)) {
    waiting.delete(piece);
    piece();
  }
  ask();
}

/** Calls `piece` when the page rests. Returns a function that takes it back. */
export function whenIdle(piece: () => void): () => void {
  waiting.add(piece);
  ask();
  return () => void waiting.delete(piece);
}
