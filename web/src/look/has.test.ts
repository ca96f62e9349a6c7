// A selector such as `body:has(.banner) div` makes the browser restyle the whole page whenever any element of it comes
// or goes. At a table of eight seats that is 3,000 elements.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ofPage = /(?<![\w.-])(?:html|body|:root)[^\s,{}]*:has\((?:[^()]|\([^()]*\))*\)\)?\s+[^{,\s]/;

test('the pattern finds such selectors, and no others', () => {
  for (const found of [
    'body:has(.a) div {',
    ':global(body:has([data-a] > .b)) div {',
    ':root:has(:is(.a, .b)) > p,',
  ])
    expect(found).toMatch(ofPage);
  for (const other of [
    'html:has(.a) {',
    ':global(:root:has(.a)) {',
    '.body:has(.a) div {',
    'body .a:has(b) c {',
  ])
    expect(other).not.toMatch(ofPage);
});

test('no selector depends on the content of the whole page', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(svelte|css)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => ofPage.test(readFileSync(`src/${path}`, 'utf8')))).toEqual([]);
});
