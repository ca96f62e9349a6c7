// The end of a dialog.
import { onDestroy } from 'svelte';

/**
 * Returns a handler of a dialog's close event. The browser sends the event late: by then another dialog may
 * be open, which must stay.
 */
export function closing(close: () => void): () => void {
  let here = true;
  onDestroy(() => (here = false));
  return () => {
    if (here) close();
  };
}
