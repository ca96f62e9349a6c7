// Keeps a screen that everybody looks at from going dark.

/** What of the browser is needed for it. */
export interface Waking {
  request: () => Promise<{ release: () => Promise<void> }>;
  visible: () => boolean;
  /** Tells when the tab is shown or hidden; returns what ends that. */
  onchange: (then: () => void) => () => void;
}

/** `null` where a page cannot do that: in old browsers, and without https. */
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
 * Keeps the screen awake until the returned function is called. A browser lets go of it when the tab is hidden, so it is
 * asked again when it is shown; and it may refuse, which changes nothing.
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
