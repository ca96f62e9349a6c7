import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isolated, plainOf } from './names';
import { initial } from '../look/initials.svelte';
import { shownName } from '../lobby/words';

describe('what people wrote', () => {
  it('keeps to itself where it goes from right to left', () => {
    for (const name of ['שרה', 'محمد', 'Ana محمد 7', 'ߊߋ']) {
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
      expect(plainOf(`${isolated(name)} (2)`)).toBe(`${name} (2)`);
    }
  });

  it('is as it is everywhere else', () => {
    for (const name of ['Ada', 'Étienne', 'Жанна', '王芳', 'สมชาย', '🦉🦉', 'Bot 3'])
      expect(isolated(name)).toBe(name);
  });

  it('gives its first letter, not what keeps it to itself', () => {
    expect(initial(shownName('שרה'), [])).toBe('ש');
    expect(initial('🇫🇷 Ana', [])).toBe('🇫🇷');
    expect(initial('🦉🦉', ['🦉🦉', '🦉 Ben'])).toMatch(/^🦉/u);
  });
});

describe('the source', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(ts|svelte)$/.test(path) &&
      !/\.test\.ts$/.test(path) &&
      !/^(generated|languages|net|art)\b/.test(path) &&
      // These files show a typed name, or write it to the operator's log.
      !/^(parts.NameField|account.DataPanel)/.test(path),
  );

  it('shows every name of an account by way of `shownName`', () => {
    const name =
      /(\S*?)\b(account|session|line|maker|reporter|reported|whisper|friend|invitation\.from)\.name\b/g;
    const found = files.flatMap((path) =>
      readFileSync(resolve(root, path), 'utf8')
        .split('\n')
        .flatMap((line, n) =>
          [...line.matchAll(name)]
            .filter(([, before]) => !before!.includes('shownName('))
            .map(() => `${path}:${n + 1}: ${line.trim()}`),
        ),
    );
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(300);
  });
});
