import { expect, it } from 'vitest';
import { held } from './steady.svelte';

it('a list that is held keeps its places: what is known is renewed, what went stays, what came is last', () => {
  const before = [
    { id: 'a', n: 1 },
    { id: 'b', n: 1 },
    { id: 'c', n: 1 },
  ];
  const now = [
    { id: 'd', n: 2 },
    { id: 'c', n: 2 },
    { id: 'a', n: 2 },
  ];
  expect(held(before, now, ({ id }) => id)).toEqual([
    { id: 'a', n: 2 },
    { id: 'b', n: 1 },
    { id: 'c', n: 2 },
    { id: 'd', n: 2 },
  ]);
});
