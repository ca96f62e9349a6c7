import { expect, it } from 'vitest';
import { bestOf } from './best';

it('marks the best of a row, all who share it, and none where all are alike or nobody has anything', () => {
  expect(bestOf([3, 7, 7, 0])).toEqual([false, true, true, false]);
  expect(bestOf([2, 2])).toEqual([false, false]);
  expect(bestOf([-1, 0, -3])).toEqual([false, false, false]);
});
