import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Returns the module of a loaded page with the contents of its tab's storage. */
async function page(build: string | null, kept: Partial<Storage> | undefined = shelf()) {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => (build === null ? null : { content: build }) });
  vi.stubGlobal('sessionStorage', kept);
  const { edition } = await import('./edition.svelte');
  const reload = vi.fn();
  edition.reload = reload;
  return { edition, reload };
}

function shelf(): Partial<Storage> {
  const all = new Map<string, string>();
  return {
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection'))));
afterEach(() => vi.unstubAllGlobals());

describe('an edition', () => {
  it('is old once the server has another one', async () => {
    const { edition } = await page('aa');
    edition.heard('aa');
    expect(edition.old).toBe(false);
    edition.heard('bb');
    expect(edition.old).toBe(true);
    // A server that sends no build changes nothing.
    edition.heard(null);
    expect(edition.old).toBe(true);
    edition.heard('aa');
    expect(edition.old).toBe(false);
  });

  it('is never old while it is developed', async () => {
    const { edition } = await page(null);
    edition.heard('bb');
    await edition.ask();
    expect(edition.old).toBe(false);
  });

  it('is asked for when a file did not come', async () => {
    const { edition } = await page('aa');
    await edition.ask();
    expect(edition.old, 'there is no connection').toBe(false);
    const answer = (text: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
    answer('<head><meta name="build" content="aa">');
    await edition.ask();
    expect(edition.old, 'the file did not come, but nothing is new').toBe(false);
    answer('<head><meta name="build" content="bb">');
    await edition.ask();
    expect(edition.old).toBe(true);
    edition.heard('aa');
    answer('<head>');
    await edition.ask();
    expect(edition.old, 'a page that names none is of another version').toBe(true);
  });

  it('is renewed once', async () => {
    const tab = shelf();
    const { edition, reload } = await page('aa', tab);
    edition.renew();
    edition.renew();
    expect(reload).toHaveBeenCalledTimes(1);
    // The reload brought the same page.
    const again = await page('aa', tab);
    again.edition.renew();
    expect(again.reload).not.toHaveBeenCalled();
    const next = await page('bb', tab);
    next.edition.renew();
    expect(next.reload).toHaveBeenCalledTimes(1);
  });

  it('is not renewed where the browser would forget that it was', async () => {
    const { edition, reload } = await page('aa', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    edition.renew();
    expect(reload).not.toHaveBeenCalled();
  });
});
