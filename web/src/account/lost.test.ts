import { describe, expect, it } from 'vitest';
import type { AboutMe } from '../generated/protocol';
import { isKept, isLastWay, needsProof, sent } from './lost';

const about = (
  code_at: number | null,
  own: number | null,
  other: number | null,
  passkeys = 0,
  provided = 0,
): AboutMe => ({
  account: { id: 'ann', name: 'Ann', kind: 'person' },
  made_at: 0,
  tag: null,
  code_at,
  password_at: null,
  passkeys: Array.from({ length: passkeys }, (_, n) => ({
    id: `${n}`,
    name: `Key ${n}`,
    made_at: 0,
    used_at: null,
  })),
  provider_keys: Array.from({ length: provided }, (_, n) => ({
    id: `${n}`,
    issuer: 'https://id.example',
    subject: `${n}`,
    made_at: 0,
    used_at: null,
  })),
  lost_wait: 100,
  devices: [
    { id: 'a', name: '', since: 0, seen: 0, this: false, lost_at: other },
    { id: 'b', name: '', since: 0, seen: 0, this: true, lost_at: own },
  ],
});

describe('a change of keys', () => {
  it('needs one of them if there are any', () => {
    expect(needsProof(about(null, null, null), 1_000)).toBe(false);
    expect(needsProof(about(1, null, null), 1_000)).toBe(true);
    expect(needsProof(about(null, null, null, 1), 1_000)).toBe(true);
  });
  it('needs none where this device, and no other, has waited', () => {
    expect(needsProof(about(1, 10, null), 109)).toBe(true);
    expect(needsProof(about(1, 10, null), 110)).toBe(false);
    expect(needsProof(about(1, null, 10), 1_000)).toBe(true);
    expect(needsProof(about(1, 0, null), 100)).toBe(false);
  });
  it('sends along what can be sent', () => {
    const proof = { by: 'code', code: 'x' } as const;
    expect([sent(null), sent('passkey'), sent('provider'), sent(proof)]).toEqual([{}, {}, {}, { proof }]);
  });
});

describe('an account', () => {
  it('is kept by any key', () => {
    expect(isKept(about(null, null, null))).toBe(false);
    expect(isKept(about(1, null, null))).toBe(true);
    expect(isKept(about(null, null, null, 1))).toBe(true);
    expect(isKept(about(null, null, null, 0, 1))).toBe(true);
  });
  it('has a last way back', () => {
    expect(isLastWay(about(null, null, null, 1))).toBe(true);
    expect(isLastWay(about(null, null, null, 2))).toBe(false);
    expect(isLastWay(about(null, null, null, 0, 1))).toBe(true);
    expect(isLastWay(about(null, null, null, 1, 1))).toBe(false);
    expect(isLastWay(about(1, null, null, 1))).toBe(false);
  });
});
