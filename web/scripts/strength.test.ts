import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { strength, written } from './strength.mjs';

it('the client says of the bots what was measured, and nothing else', () => {
  const shown = JSON.parse(readFileSync(written, 'utf8')) as unknown;
  expect(shown, '`node scripts/strength.mjs` writes it anew').toEqual(strength());
});

it('each level of each game is measured against the one below it', () => {
  const { games, measured } = strength();
  expect(measured).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Object.keys(games).length).toBe(4);
  for (const lines of Object.values(games)) {
    expect(new Set(lines.map(({ level }) => level))).toEqual(
      new Set(['steady', 'skilled', 'strong', 'expert']),
    );
    for (const { won, from, to } of lines) expect(from <= won && won <= to && from > 0 && to <= 1).toBe(true);
  }
});

it('a page that no longer says it is no page without figures', () => {
  expect(() => strength('# Strength\n')).toThrow(/is not said any more/);
});
