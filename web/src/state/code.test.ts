import { describe, expect, it } from 'vitest';
import { inGroups, plainCode } from './code';

describe('codes of tables', () => {
  it('are shown in groups and understood however they are typed', () => {
    expect(inGroups('K7M2PXR4TW')).toBe('K7M-2PXR-4TW');
    for (const typed of ['K7M-2PXR-4TW', ' k7m 2pxr 4tw ', 'k7m2pxr4tw', 'K7M2PXR-4TW']) {
      expect(plainCode(typed)).toBe('K7M2PXR4TW');
    }
  });

  it('had seven letters once', () => {
    expect(inGroups('K7M2PXR')).toBe('K7M2PXR');
    expect(plainCode('k7m2pxr')).toBe('K7M2PXR');
  });

  it('are told from ids', () => {
    const id = '01a1f8e1-05c9-7190-a588-f7d92c1230cf';
    expect(plainCode(id)).toBe(id);
  });
});
