import { describe, expect, it } from 'vitest';
import { bytesOf, textOf } from './keys';

describe('keys', () => {
  it('go to base64url and come back', () => {
    for (let length = 0; length < 70; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, n) => (n * 37 + 251) % 256);
      const text = textOf(bytes.buffer);
      expect(text).toMatch(/^[\w-]*$/);
      expect(bytesOf(text)).toEqual(bytes);
    }
    expect(textOf(null)).toBe('');
  });
});
