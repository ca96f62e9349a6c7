// The stored data of this browser. If the browser refuses storage, the data lasts as long as the page.

type Name = 'localStorage' | 'sessionStorage';

export interface Kept extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Returns all entries. */
  entries(): [string, string][];
}

/**
 * Returns a storage with a copy in memory. The browser may refuse the storage itself, or one entry for lack
 * of room.
 */
function keeping(name: Name): Kept {
  const here = new Map<string, string>();
  const asked = <T>(ask: (all: Storage) => T, otherwise: T): T => {
    try {
      return ask(globalThis[name]);
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => here.get(key) ?? asked((all) => all.getItem(key), null),
    setItem(key, value) {
      const done = asked((all) => (all.setItem(key, value), true), false);
      if (done) here.delete(key);
      else here.set(key, value);
    },
    removeItem(key) {
      here.delete(key);
      asked((all) => all.removeItem(key), undefined);
    },
    entries: () => [
      ...asked((all) => Object.entries<string>(all), []).filter(([key]) => !here.has(key)),
      ...here,
    ],
  };
}

/** Storage that outlives the browser's window. */
export const storage = keeping('localStorage');
/** Storage of this tab. */
export const tabStorage = keeping('sessionStorage');

/** Returns true if stored data outlives the page. */
export function keepsThings(name: Name = 'localStorage'): boolean {
  const probe = 'septet.probe';
  try {
    globalThis[name].setItem(probe, '1');
    globalThis[name].removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Returns true if the browser keeps cookies of this page, without which it cannot stay signed in. */
export function keepsCookies(): boolean {
  const probe = 'septet-probe=1';
  try {
    document.cookie = `${probe}; path=/; SameSite=Strict`;
    const keeps = document.cookie.includes(probe);
    document.cookie = `${probe}; path=/; SameSite=Strict; max-age=0`;
    return keeps;
  } catch {
    return false;
  }
}
