// Whether a change of keys needs one of them.
import type { AboutMe } from '../generated/protocol';

/** An account without keys needs none, and neither does a device that has waited after all of them were lost. */
export function needsProof(about: AboutMe, now = Date.now()): boolean {
  if (about.code_at === null && about.password_at === null) return false;
  const own = about.devices.find((device) => device.this);
  return own?.lost_at == null || now < own.lost_at + about.lost_wait;
}
