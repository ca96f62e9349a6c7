import { expect, it } from 'vitest';
import { leadersOfBox } from './counts';
import { leaders } from './leaders';

it('the page of options says how many leaders there are', () => {
  const box = leaders.filter(({ set, needs }) => set === 'box' && needs.length === 0).length;
  const more = leaders.filter(({ set }) => set === 'cities').length;
  expect([leadersOfBox(false), leadersOfBox(true)]).toEqual([box, box + more]);
});
