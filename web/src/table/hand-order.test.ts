import { beforeEach, expect, it } from 'vitest';
import { storage } from '../state/storage';
import { HandOrder } from './hand-order.svelte';

const handOf = (place: () => string | null = () => 'm1.0') =>
  new HandOrder<number>({
    place,
    keyOf: String,
    sorts: () => [
      { id: 'dealt', label: 'As dealt' },
      { id: 'number', label: 'By number', compare: (a, b) => a - b },
    ],
  });
const dealt = [5, 2, 9];
beforeEach(() => storage.removeItem('septet.hands'));

it('is as dealt until it is sorted', () => {
  const hand = handOf();
  expect(hand.arranged(dealt)).toEqual([5, 2, 9]);
  hand.sort('number');
  expect(hand.by).toBe('number');
  expect(hand.arranged(dealt)).toEqual([2, 5, 9]);
  // New cards are sorted, too.
  expect(hand.arranged([...dealt, 3])).toEqual([2, 3, 5, 9]);
  hand.next();
  expect(hand.by).toBe('dealt');
  expect(dealt).toEqual([5, 2, 9]);
});

it('is as its cards were put, and new ones stand at the end', () => {
  const hand = handOf();
  expect(hand.put(dealt, 2, 0)).toBe(true);
  expect(hand.by).toBeNull();
  expect(hand.arranged(dealt)).toEqual([9, 5, 2]);
  expect(hand.arranged([1, 5, 2, 9])).toEqual([9, 5, 2, 1]);
  expect(hand.arranged([2, 9])).toEqual([9, 2]);
  expect(hand.put([9, 5, 2], 0, 3)).toBe(false);
  expect(hand.put([9, 5, 2], -1, 0)).toBe(false);
  hand.next();
  expect(hand.by).toBe('dealt');
});

it('is kept in the browser for each match and seat', () => {
  handOf().put(dealt, 2, 0);
  expect(handOf().arranged(dealt)).toEqual([9, 5, 2]);
  expect(handOf(() => 'm1.1').arranged(dealt)).toEqual([5, 2, 9]);
  for (let n = 2; n < 40; n++) handOf(() => `m${n}.0`).sort('number');
  expect(handOf().arranged(dealt)).toEqual([5, 2, 9]);
  expect(handOf(() => 'm39.0').by).toBe('number');
  expect(JSON.parse(storage.getItem('septet.hands')!)).toHaveLength(20);
});

it('survives nonsense in the storage, and a page without a match', () => {
  for (const nonsense of ['{', 'null', '7', '[1]', '[["m1.0",{"own":3,"by":"x"}]]']) {
    storage.setItem('septet.hands', nonsense);
    expect(handOf().arranged(dealt), nonsense).toEqual([5, 2, 9]);
  }
  const nowhere = handOf(() => null);
  nowhere.sort('number');
  expect(nowhere.by).toBe('dealt');
});
