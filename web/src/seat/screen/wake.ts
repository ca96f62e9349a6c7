// Keeps a shared screen awake.

/** The browser functions that it needs. */
export interface Waking {
  request: () => Promise<{ release: () => Promise<void> }>;
  visible: () => boolean;
  /** Calls `then` when the tab is shown or hidden, until the returned function runs. */
  onchange: (then: () => void) => () => void;
}

/** Returns the functions; `null` in old browsers and without https. */
export const wakingHere = (): Waking | null =>
  'wakeLock' in navigator
    ? {
        request: () => navigator.wakeLock.request('screen'),
        visible: () => document.visibilityState === 'visible',
        onchange: (then) => {
          document.addEventListener('visibilitychange', then);
          return () => document.removeEventListener('visibilitychange', then);
        },
      }
    : null;

/**
 * Keeps the screen awake until the returned function runs. A browser releases the lock when the tab is
 * hidden, so the client requests it again. A refusal has no effect.
 */
export function stayAwake(waking: Waking): () => void {
  let ended = false;
  let held: { release: () => Promise<void> } | null = null;
  const ask = async () => {
    if (ended || !waking.visible()) return;
    const lock = await waking.request().catch(() => null);
    if (!lock) return;
    const before = held;
    held = lock;
    void before?.release().catch(() => undefined);
    if (ended) void lock.release().catch(() => undefined);
  };
  const stop = waking.onchange(() => void ask());
  void ask();
  return () => {
    ended = true;
    stop();
    void held?.release().catch(() => undefined);
  };
}
