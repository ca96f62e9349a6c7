import { expect, it } from 'vitest';
import { meetings } from './conflicts';
import { tokenOf } from '../facts/points';
import { abreast } from '../facts/ring';

const fought = {
  age: 2,
  results: [
    { shields: 3, left: 3, right: -1 },
    { shields: 1, left: 0, right: -1 },
    { shields: 5, left: 3, right: 0 },
  ],
};

it('every two neighbours meet once, one’s own meetings first', () => {
  expect(meetings(fought, 0)).toEqual([
    { a: 0, b: 1, shields: [3, 1], tokens: [3, -1] },
    { a: 0, b: 2, shields: [3, 5], tokens: [-1, 3] },
    { a: 1, b: 2, shields: [1, 5], tokens: [0, 0] },
  ]);
});

it('a victory is worth more in each age', () => {
  expect([1, 2, 3].map((age) => tokenOf(age, 2, 1))).toEqual([1, 3, 5]);
  expect([tokenOf(3, 1, 2), tokenOf(3, 2, 2)]).toEqual([-1, 0]);
});

it('on a phone one sits between one’s neighbours', () => {
  expect(abreast(0, 8)).toEqual([3, 2, 1, 0, 7, 6, 5, 4]);
  expect(abreast(1, 3)).toEqual([2, 1, 0]);
});
