import { expect, test } from 'vitest';
import { leadersOf } from './leading';

test('whoever has the most leads, and those who share it', () => {
  expect(leadersOf([3, 7, 5], [0, 1, 2])).toEqual([1]);
  expect(leadersOf([7, 7, 5], [0, 1, 2])).toEqual([0, 1]);
});

test('nobody leads while all have the same, and a free seat never does', () => {
  expect(leadersOf([4, 4, 4], [0, 1, 2])).toEqual([]);
  expect(leadersOf([4, 9, 2], [0, 2])).toEqual([0]);
});

test('points below nothing are points', () => {
  expect(leadersOf([-3, -1], [0, 1])).toEqual([1]);
});
