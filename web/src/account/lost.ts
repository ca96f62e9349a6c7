// Which keys an account has, and whether a change of them needs one.
import type { AboutMe, Proof } from '../generated/protocol';

/** What shows that it is the owner who asks: something that is sent along, or a passkey that was shown just now. */
export type Shown = Proof | 'passkey' | null;

/** What is sent along of it. */
export const sent = (proof: Shown): { proof?: Proof } =>
  proof === null || proof === 'passkey' ? {} : { proof };

/** Whether there is a way back to the account. If not, it lives in this browser alone. */
export const isKept = (about: AboutMe) =>
  about.code_at !== null || about.password_at !== null || about.passkeys.length > 0;

/** An account without keys needs none, and neither does a device that has waited after all of them were lost. */
export function needsProof(about: AboutMe, now = Date.now()): boolean {
  if (!isKept(about)) return false;
  const own = about.devices.find((device) => device.this);
  return own?.lost_at == null || now < own.lost_at + about.lost_wait;
}

/** Whether nobody could come back any more without this passkey. */
export const isLastWay = (about: AboutMe) =>
  about.code_at === null && about.password_at === null && about.passkeys.length === 1;
