import { describe, expect, it } from 'vitest';
import { en } from '../languages/en/frame';
import { fr } from '../languages/fr/frame';

/** Every message by its path; functions are called with numbers and words that fit any of them. */
function said(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') {
      return [1, 2].map((n) => [here, String((value as (...args: unknown[]) => string)(n, n + 2))]);
    }
    return said(value as object, here);
  });
}

describe('the languages', () => {
  const english = said(en);
  const french = said(fr);

  it('have the same messages', () => {
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });

  it('leave nothing empty and no number unfilled', () => {
    for (const [path, text] of [...english, ...french]) {
      expect(text, path).not.toMatch(/^\s*$|#|undefined|NaN/);
    }
  });

  it('are translated: what is the same in both is so in both languages', () => {
    const same = french.filter(([, text], i) => text === english[i]?.[1]).map(([path]) => path);
    const meant =
      /^(menu|level\.expert|start\.heading|start\.players|lobby\.code|setup\.options|clock\.seconds|game\.table|lobby\.you|keys\.list.*|lobby\.seat|chat\..*|start\.about|seconds|minutes)$/;
    expect(same.filter((path) => !meant.test(path))).toEqual([]);
  });
});
