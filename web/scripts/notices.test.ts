import { expect, test } from 'vitest';
import { packageOf } from './notices';

test('the package of a module is the innermost one', () => {
  expect(packageOf('/a/web/node_modules/svelte/src/index.js')).toBe('/a/web/node_modules/svelte');
  expect(packageOf('/a/node_modules/@noble/hashes/sha2.js?v=1')).toBe('/a/node_modules/@noble/hashes');
  expect(packageOf('/a/node_modules/b/node_modules/c/c.js')).toBe('/a/node_modules/b/node_modules/c');
  expect(packageOf('/a/web/src/main.ts')).toBeUndefined();
});
