import { describe, expect, it } from 'vitest';
import { broughtBack, ownPage } from './provider.svelte';

describe('the way back from a provider', () => {
  it('goes on at a page of this server, whatever was kept', () => {
    expect(['/me', '/', '/t/K4T9-2MXR'].map(ownPage)).toEqual(['/me', '/', '/t/K4T9-2MXR']);
    const bent = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      null,
      7,
    ];
    const more = ['/me?x=//evil', '/\t/evil.example', ' /me', '/me\n', '/%2f/evil', ['/me']];
    for (const path of [...bent, ...more]) expect(ownPage(path), String(path)).toBe('/');
  });
  it('brings what the server is told', () => {
    const brought = broughtBack('?state=1f&code=a%2Bb&iss=https%3A%2F%2Fid.example&session_state=x');
    expect(brought).toEqual({ ok: true, value: { state: '1f', code: 'a+b', iss: 'https://id.example' } });
    expect(broughtBack('?state=1f&code=x')).toEqual({ ok: true, value: { state: '1f', code: 'x' } });
  });
  it('says in words why it brings nothing', () => {
    for (const search of ['?error=access_denied&state=1f', '?error=x&state=1f&code=x'])
      expect(broughtBack(search)).toMatchObject({
        ok: false,
        why: expect.stringContaining('refused the sign-in'),
      });
    for (const search of ['', '?state=1f', '?code=x', '?state=&code='])
      expect(broughtBack(search)).toMatchObject({ ok: false, why: expect.stringContaining('Start again') });
  });
});
