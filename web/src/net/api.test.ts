import { describe, expect, it } from 'vitest';
import { isLetIn } from './api';

describe('a page whose socket was refused', () => {
  const refused = (code: 'not_signed_in' | 'account_banned' | 'offline' | 'closing') =>
    isLetIn({ ok: false, problem: { code, message: '' } });

  it('gives up where the session has ended or the account is banned', () => {
    expect(refused('not_signed_in')).toBe(false);
    expect(refused('account_banned')).toBe(false);
    expect(isLetIn({ ok: true, value: undefined })).toBe(false);
  });

  it('tries again after everything else', () => {
    expect(refused('offline')).toBe(true);
    expect(refused('closing')).toBe(true);
    expect(isLetIn({ ok: true, value: { id: 'a', name: 'Ada', kind: 'person' } as never })).toBe(true);
  });
});
