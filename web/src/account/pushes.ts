// Notifications through the browser's push service, which arrive also while no page is open.
import { language } from '../i18n/language.svelte';
import { api, type Reply } from '../net/api';
import { canWork, worker } from '../state/worker';
import { bytesOf, textOf } from './keys';

/** The answer to the question if this device can show notifications, with the reason if it cannot. */
export type Callable = 'yes' | 'insecure' | 'unsupported' | 'denied';

export function callable(): Callable {
  if (!isSecureContext) return 'insecure';
  if (!canWork() || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

/**
 * Subscribes this device after a request for permission, so a click must start it. Returns `null` if the
 * browser or the player refuses.
 */
export async function ringHere(serverKey: string): Promise<Reply<void> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    const { pushManager } = await worker();
    let subscription = await pushManager.getSubscription();
    // A subscription for another server key is useless, for example after a new installation.
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
    // The browser has no push service, or the player switched it off.
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
      // The browser stores nothing for this page, so there is no subscription.
    }
  }
  return reply;
}
