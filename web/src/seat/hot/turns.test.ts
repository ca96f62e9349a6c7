import { expect, test } from 'vitest';
import { keyOf, nextOf } from './turns';

test('the device goes to whoever is waited for, in the order of the seats', () => {
  expect(nextOf([0, 2], [2], 0, '0')).toBe(2);
  expect(nextOf([0, 1, 2], [0, 1], 2, '2')).toBe(0);
  expect(nextOf([0, 1, 2], [0, 2], 1, '0,1,2')).toBe(2);
});

test('it stays with whoever is asked, and while others think', () => {
  expect(nextOf([0, 1], [0, 1], 1, '1')).toBeNull();
  expect(nextOf([0, 1], [2, 3], 1, '1')).toBeNull();
  expect(nextOf([0, 1], [], 1, '1')).toBeNull();
});

test('whoever only looks keeps it until somebody moves', () => {
  expect(nextOf([0, 1], [0], 1, keyOf([0]))).toBeNull();
  expect(nextOf([0, 1], [0], 1, keyOf([3]))).toBe(0);
});

test('whoever holds nothing yet is asked first', () => {
  expect(nextOf([1, 3], [1, 3], null, '')).toBe(1);
  expect(nextOf([1, 3], [3], null, '3')).toBe(3);
  expect(nextOf([1, 3], [0], null, '')).toBeNull();
});
