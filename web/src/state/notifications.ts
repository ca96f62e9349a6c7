// Notifications of the system while a tab is open, without push.
import { go } from './route.svelte';

/**
 * Returns true if the browser supports notifications. On plain http it supports them only for `localhost`.
 */
export const canNotify = () => 'Notification' in window && isSecureContext;

/** Asks for the browser's permission; call it from a click. */
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
    // Some phones allow notifications only for installed pages.
  }
}
