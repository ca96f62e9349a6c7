import { expect, it } from 'vitest';
import { measuredOf, ofHundred } from './strength';

it('a level is told by what was measured at the nearest number of seats', () => {
  expect(measuredOf('seven-kingdoms', 'strong', 2)?.seats).toBe(2);
  expect(measuredOf('seven-kingdoms', 'strong', 4)?.seats).toBe(4);
  expect(measuredOf('seven-wonders', 'strong', 8)?.seats).toBe(7);
});

it('of what was never measured nothing is said', () => {
  expect(measuredOf('seven-kingdoms', 'newcomer', 4)).toBeNull();
  expect(measuredOf('go', 'strong', 2)).toBeNull();
});

it('shares are said of a hundred', () => {
  expect(ofHundred(0.29)).toBe(29);
  expect(ofHundred(0.995)).toBe(100);
});
