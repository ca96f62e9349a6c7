import { describe, expect, it } from 'vitest';
import { keyOf, pointsInWords } from './players';

describe('a ladder', () => {
  it('writes halves of points as one does', () => {
    expect([0, 0.5, 1, 3.5, 12].map(pointsInWords)).toEqual(['0', '½', '1', '3½', '12']);
  });

  it('asks for programs by their account and for levels by their name', () => {
    const account = { id: 'a1', name: 'Ada', kind: 'bot' } as const;
    expect(keyOf({ is: 'account', account })).toBe('a1');
    expect(keyOf({ is: 'bot', player: 'skilled' })).toBe('skilled');
  });
});
