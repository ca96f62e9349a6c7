// Calls through the browser's push service, which come also while no page is open.
import { language } from '../i18n/language.svelte';
import { api, type Reply } from '../net/api';
import { canWork, worker } from '../state/worker';
import { bytesOf, textOf } from './keys';

/** Why this device cannot be called, or that it can. */
export type Callable = 'yes' | 'insecure' | 'unsupported' | 'denied';

export function callable(): Callable {
  if (!isSecureContext) return 'insecure';
  if (!canWork() || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

/** Asks for permission, so it is to be called from a click. `null`: the browser, or its reader, does not want it. */
export async function ringHere(serverKey: string): Promise<Reply<void> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    const { pushManager } = await worker();
    let subscription = await pushManager.getSubscription();
    // One for another key, of a server that was set up anew, is worth nothing.
    const key = subscription?.options.applicationServerKey ?? null;
    if (subscription && key && textOf(key) !== serverKey) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(serverKey),
    });
    return await api.ringHere({
      endpoint: subscription.endpoint,
      p256dh: textOf(subscription.getKey('p256dh')),
      auth: textOf(subscription.getKey('auth')),
      language: language(),
    });
  } catch {
    // A browser without a push service, or one that was switched off.
    return null;
  }
}

export async function ringNoMore(): Promise<Reply<void>> {
  const reply = await api.ringNoMore();
  if (reply.ok) {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      const subscription = await registration?.pushManager?.getSubscription();
      await subscription?.unsubscribe();
    } catch {
      // The browser keeps nothing of this page, so no subscription either.
    }
  }
  return reply;
}
