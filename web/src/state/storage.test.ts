import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepsCookies, keepsThings, storage } from './storage';

afterEach(() => vi.unstubAllGlobals());

/** Simulates a browser that refuses storage on access. */
const refuse = () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  return () =>
    before
      ? Object.defineProperty(globalThis, 'localStorage', before)
      : Reflect.deleteProperty(globalThis, 'localStorage');
};

function shelf(room = Infinity): Storage {
  const all: Record<string, string> = {};
  return Object.defineProperties(all, {
    getItem: { value: (key: string) => all[key] ?? null },
    removeItem: { value: (key: string) => void delete all[key] },
    setItem: {
      value: (key: string, value: string) => {
        if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
        all[key] = value;
      },
    },
  }) as unknown as Storage;
}

describe('what the browser keeps', () => {
  it('is kept by the browser', () => {
    vi.stubGlobal('localStorage', shelf());
    storage.setItem('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    expect(storage.entries()).toEqual([['a', '1']]);
    storage.removeItem('a');
    expect([storage.getItem('a'), localStorage.getItem('a'), keepsThings()]).toEqual([null, null, true]);
  });

  it('is kept as long as the page is open where the browser refuses', () => {
    const again = refuse();
    try {
      expect(keepsThings()).toBe(false);
      expect(storage.getItem('b')).toBeNull();
      storage.setItem('b', '2');
      expect([storage.getItem('b'), storage.entries()]).toEqual(['2', [['b', '2']]]);
      storage.removeItem('b');
      expect([storage.getItem('b'), storage.entries()]).toEqual([null, []]);
    } finally {
      again();
    }
  });

  it('is the newest, also of what there was no room for', () => {
    vi.stubGlobal('localStorage', shelf(3));
    storage.setItem('c', 'old');
    storage.setItem('c', 'newer');
    expect([storage.getItem('c'), storage.entries()]).toEqual(['newer', [['c', 'newer']]]);
    storage.setItem('c', 'new');
    expect([storage.getItem('c'), localStorage.getItem('c')]).toEqual(['new', 'new']);
    storage.removeItem('c');
  });
});

describe('cookies', () => {
  const page = (keeps: boolean) => {
    let jar = '';
    return {
      get cookie() {
        return jar;
      },
      set cookie(line: string) {
        if (keeps) jar = line.includes('max-age=0') ? '' : line.split(';')[0]!;
      },
    };
  };

  it('are tried, and the trial is taken away', () => {
    const keeps = page(true);
    vi.stubGlobal('document', keeps);
    expect([keepsCookies(), keeps.cookie]).toEqual([true, '']);
  });

  it('are refused, with or without a word', () => {
    vi.stubGlobal('document', page(false));
    expect(keepsCookies()).toBe(false);
    vi.stubGlobal('document', {
      get cookie(): string {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(keepsCookies()).toBe(false);
  });
});
