import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { letterOf } from './keys';

const press = (key: string, code: string, more: Partial<KeyboardEvent> = {}) =>
  letterOf({ key, code, ...more } as KeyboardEvent);

describe('the letter of a key', () => {
  it('is what is written on it, with caps lock or without', () => {
    expect(press('l', 'KeyL')).toBe('l');
    expect(press('L', 'KeyL')).toBe('l');
    expect(press('A', 'KeyA', { shiftKey: true })).toBe('a');
  });

  it('is what is written on it where that is elsewhere than on an English keyboard', () => {
    // French, Dvorak, German.
    expect(press('a', 'KeyQ')).toBe('a');
    expect(press('m', 'Semicolon')).toBe('m');
    expect(press('s', 'Semicolon')).toBe('s');
    expect(press('y', 'KeyZ')).toBe('y');
    expect(press('ö', 'Semicolon')).toBe('ö');
    expect(press('İ', 'Quote')).toBe('i');
  });

  it('is that of the place in other alphabets', () => {
    expect(press('λ', 'KeyL')).toBe('l');
    expect(press('Λ', 'KeyL')).toBe('l');
    expect(press('д', 'KeyL')).toBe('l');
    expect(press('ש', 'KeyA')).toBe('a');
    expect(press("'", 'KeyW')).toBe('w');
    expect(press('لا', 'KeyB')).toBe('b');
    expect(press('ี', 'KeyU')).toBe('u');
    expect(press('ㅁ', 'KeyA')).toBe('a');
    expect(press('Process', 'KeyA')).toBe('a');
  });

  it('is none of signs, other keys and commands of the browser', () => {
    // A comma on a French keyboard is at the place of M on an English one.
    expect(press(',', 'KeyM')).toBeNull();
    expect(press('?', 'Slash', { shiftKey: true })).toBeNull();
    expect(press('é', 'Digit2')).toBe('é');
    expect(press('χ', 'Digit2')).toBeNull();
    for (const key of ['Enter', 'Escape', 'Tab', 'Shift', 'Dead', ' ', '1', 'F1'])
      expect(press(key, key), key).toBeNull();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press('l', 'KeyL', { [modifier]: true }), modifier).toBeNull();
    expect(press('©', 'KeyC', { getModifierState: (name: string) => name === 'AltGraph' })).toBeNull();
  });
});

describe('the source', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/^(generated|state.keys)/.test(path))
    .map((path) => [path, readFileSync(resolve(root, path), 'utf8')] as const);

  it('reads letters of keys in one place', () => {
    const raw =
      /\bkey\s*[!=]==?\s*(['"`])[^\s'"`]\1|\b(event|e)\.(code|keyCode|which)\b|\bswitch\s*\(\w*\.?key\)|\baccesskey\b/;
    const found = files.flatMap(([path, text]) =>
      text.split('\n').flatMap((line, n) => (raw.test(line) ? [`${path}:${n + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(300);
  });
});
