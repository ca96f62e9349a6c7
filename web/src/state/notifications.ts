// Notes of the system, while a tab is open: no server is asked to push.
import { go } from './route.svelte';

/** Whether the browser has them at all; on plain http, but for one's own machine, it does not. */
export const canNotify = () => 'Notification' in window && isSecureContext;

/** Asks the browser's permission; to be called from a click. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function note(text: string, body: string, path: string) {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(text, { body, icon: '/icon.svg', tag: path });
    shown.onclick = () => {
      window.focus();
      go(path);
      shown.close();
    };
  } catch {
    // Some phones have them for installed pages only.
  }
}
