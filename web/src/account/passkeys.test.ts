import { describe, expect, it } from 'vitest';
import { passkeysHere } from './passkeys';

const here = (hostname: string, secure = true, has = true) => passkeysHere({ hostname }, secure, has);

describe('passkeys', () => {
  it('are had at names that browsers trust', () => {
    expect(here('play.example')).toBe('yes');
    expect(here('localhost')).toBe('yes');
  });
  it('are not had elsewhere, and it is known why', () => {
    expect(here('play.example', false)).toBe('insecure');
    expect(here('192.168.0.7', false)).toBe('insecure');
    expect(here('127.0.0.1')).toBe('numbers');
    expect(here('[::1]')).toBe('numbers');
    expect(here('play.example', true, false)).toBe('unsupported');
  });
});
