// What this browser keeps of Septet. Where it refuses to, all of it is kept as long as the page is open.

type Name = 'localStorage' | 'sessionStorage';

export interface Kept extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** All that is kept, by key. */
  entries(): [string, string][];
}

/** The browser may refuse the storage itself, or a single thing because there is no room. */
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

/** Kept when the browser is closed. */
export const storage = keeping('localStorage');
/** Kept in this tab. */
export const tabStorage = keeping('sessionStorage');

/** Whether what is kept outlives the page. */
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

/** Whether the browser keeps cookies of this page, and so who plays here. */
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
