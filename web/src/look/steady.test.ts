import { expect, it } from 'vitest';
import { following, held } from './steady.svelte';

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

it('a list keeps its order: removed entries go, and new entries follow at the end', () => {
  const [give, show] = [
    { id: 'give', n: 1 },
    { id: 'show', n: 1 },
  ];
  const now = [
    { id: 'first', n: 2 },
    { id: 'show', n: 2 },
  ];
  expect(following([give, show], now, ({ id }) => id)).toEqual([now[1], now[0]]);
  expect(following([], now, ({ id }) => id)).toEqual(now);
});
