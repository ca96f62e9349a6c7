import { expect, it } from 'vitest';
import type { Leaders } from '../types';
import { leaderSets, leadersOf } from './counts';
import { boxFacts } from './boxes';

it('the page of options counts the leaders that there are', () => {
  for (const cities of [false, true])
    for (const tower of [false, true]) {
      const there = boxFacts().leaders.filter(({ needs }) =>
        needs.every((need) => ({ cities, babel: tower })[need as 'cities' | 'babel']),
      );
      const count = (of: Leaders) => leadersOf(of, { cities, tower });
      for (const set of leaderSets)
        expect(count({ sets: [set] }), set).toBe(there.filter((it) => it.set === set).length);
      expect(count('everything')).toBe(there.length);
      expect(count('official')).toBe(there.filter((it) => it.set !== 'fan_made').length);
    }
  expect([leadersOf('off', {}), leadersOf('box', {}), leadersOf('box', { cities: true })]).toEqual([
    0, 36, 42,
  ]);
});
