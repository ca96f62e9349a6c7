// When a dialog was closed.
import { onDestroy } from 'svelte';

/**
 * What is done when a dialog was closed. The browser says so a little later: by then something else may stand where the
 * dialog stood, and that was not closed.
 */
export function closing(close: () => void): () => void {
  let here = true;
  onDestroy(() => (here = false));
  return () => {
    if (here) close();
  };
}
