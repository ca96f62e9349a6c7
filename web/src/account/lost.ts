// The sign-in methods of an account, and the confirmation that a change of them needs.
import type { AboutMe, Proof } from '../generated/protocol';
import { serverNow } from '../net/server-clock';

/** A confirmation by the owner: one to send along, or one that a passkey or the provider gave just now. */
export type Shown = Proof | 'passkey' | 'provider' | null;

/** Returns the part of the request that carries a confirmation. */
export const sent = (proof: Shown): { proof?: Proof } =>
  proof === null || proof === 'passkey' || proof === 'provider' ? {} : { proof };

/** True if the account has a sign-in method. Without one, it can be used in this browser only. */
export const isKept = (about: AboutMe) => ways(about) > 0;

const ways = (about: AboutMe) =>
  Number(about.code_at !== null) +
  Number(about.password_at !== null) +
  about.passkeys.length +
  about.provider_keys.length;

/**
 * True if a change of sign-in methods needs a confirmation. An account without methods needs none. A device
 * that reported their loss needs none after the wait.
 */
export function needsProof(about: AboutMe, now = serverNow()): boolean {
  if (!isKept(about)) return false;
  const own = about.devices.find((device) => device.this);
  return own?.lost_at == null || now < own.lost_at + about.lost_wait;
}

/** True if the account has exactly one sign-in method. */
export const isLastWay = (about: AboutMe) => ways(about) === 1;
