import { describe, expect, it } from 'vitest';
import { fieldOf, minutesOf } from './hours';

describe('times of a day', () => {
  it('go into a field and come back', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) expect(minutesOf(fieldOf(minutes))).toBe(minutes);
    expect([fieldOf(0), fieldOf(1320), fieldOf(1439)]).toEqual(['00:00', '22:00', '23:59']);
    // Some browsers add seconds.
    expect(minutesOf('07:05:00')).toBe(425);
    expect(minutesOf('')).toBeNull();
  });
});
