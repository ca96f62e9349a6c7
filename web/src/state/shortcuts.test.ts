import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Returns the module as a page has it after loading. */
async function opened() {
  vi.resetModules();
  return import('./shortcuts.svelte');
}

const nowhere = { closest: () => null };
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, code: `Key${key.toUpperCase()}`, target: nowhere, ...more }) as unknown as KeyboardEvent;

const things = new Map<string, string>();
beforeEach(() => {
  things.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
    removeItem: (key: string) => void things.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('letters', () => {
  it('do something, unless they are off', async () => {
    const { ofMatch, pressed, shortcuts, signOf } = await opened();
    expect(pressed(press('l'), ofMatch)).toBe('log');
    expect(pressed(press('L'), ofMatch)).toBe('log');
    expect(pressed(press('λ', { code: 'KeyL' }), ofMatch)).toBe('log');
    expect(pressed(press('q'), ofMatch)).toBeUndefined();
    expect(pressed(press('l', { repeat: true }), ofMatch)).toBeUndefined();
    expect(signOf(press('?'))).toBe('?');
    shortcuts.on = false;
    expect(pressed(press('l'), ofMatch)).toBeUndefined();
    expect(signOf(press('?'))).toBeUndefined();
    expect((await opened()).shortcuts.on).toBe(false);
  });

  it('can be others, which are kept', async () => {
    const first = await opened();
    first.shortcuts.change(first.ofMatch.log, 'j');
    const { ofMatch, pressed, shortcuts } = await opened();
    expect(pressed(press('l'), ofMatch)).toBeUndefined();
    expect(pressed(press('j'), ofMatch)).toBe('log');
    expect(shortcuts.changed).toBe(true);
    shortcuts.change(ofMatch.log, 'l');
    expect(shortcuts.changed).toBe(false);
    shortcuts.change(ofMatch.chat, 'j');
    shortcuts.reset();
    expect(pressed(press('c'), ofMatch)).toBe('chat');
    expect(things.size).toBe(0);
  });

  it('survive nonsense in the storage', async () => {
    for (const nonsense of ['{', 'null', '[]', '7', '{"match.log":7,"match.chat":"","match.menu":"xy"}']) {
      things.set('septet.keys', nonsense);
      const { ofMatch, shortcuts } = await opened();
      expect(shortcuts.letter(ofMatch.log), nonsense).toBe('l');
      expect(shortcuts.letter(ofMatch.menu), nonsense).toBe('m');
    }
  });

  it('meet on a page, and differ there', async () => {
    const { lettersOf, meet, ofLobby, ofMatch, ofReplay, ofStart } = await opened();
    const game = lettersOf('a-game', { turn: 't' });
    expect(meet(ofMatch.log, ofMatch.chat)).toBe(true);
    expect(meet(ofMatch.log, game.turn)).toBe(true);
    for (const { ready, make, fork } of [{ ...ofLobby, ...ofStart, ...ofReplay }])
      for (const one of [ready, make, fork]) expect(meet(one, ofMatch.forced), one.id).toBe(false);
    const letters = Object.values(ofMatch).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
  });
});
