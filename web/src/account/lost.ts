// Which keys an account has, and whether a change of them needs one.
import type { AboutMe, Proof } from '../generated/protocol';
import { serverNow } from '../net/server-clock';

/** What shows that it is the owner who asks: something that is sent along, or a passkey or a provider that was shown just now. */
export type Shown = Proof | 'passkey' | 'provider' | null;

/** What is sent along of it. */
export const sent = (proof: Shown): { proof?: Proof } =>
  proof === null || proof === 'passkey' || proof === 'provider' ? {} : { proof };

/** Whether there is a way back to the account. If not, it lives in this browser alone. */
export const isKept = (about: AboutMe) => ways(about) > 0;

const ways = (about: AboutMe) =>
  Number(about.code_at !== null) +
  Number(about.password_at !== null) +
  about.passkeys.length +
  about.provider_keys.length;

/** An account without keys needs none, and neither does a device that has waited after all of them were lost. */
export function needsProof(about: AboutMe, now = serverNow()): boolean {
  if (!isKept(about)) return false;
  const own = about.devices.find((device) => device.this);
  return own?.lost_at == null || now < own.lost_at + about.lost_wait;
}

/** Whether nobody could come back any more without the one key that is left. */
export const isLastWay = (about: AboutMe) => ways(about) === 1;
