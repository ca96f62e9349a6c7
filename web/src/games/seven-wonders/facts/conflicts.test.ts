import { expect, it } from 'vitest';
import { meetings } from './conflicts';
import { passesOn, tokensOf } from './points';
import { abreast } from './ring';

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

const with_ = (shields: number, rest = {}) => ({ shields, ...rest });

it('a victory is worth more in each age', () => {
  expect([1, 2, 3].map((age) => tokensOf(age, with_(2), with_(1)))).toEqual([[1], [3], [5]]);
  expect([tokensOf(3, with_(1), with_(2)), tokensOf(3, with_(2), with_(2))]).toEqual([[-1], []]);
});

it('who beats Tomyris, or a copy of her, takes the defeat token as well', () => {
  const copy = { copies: [{ of: 'leader', leader: 'tomyris' } as const] };
  for (const held of [{ leaders: ['tomyris' as const] }, copy]) {
    expect(passesOn(held)).toBe(true);
    expect(tokensOf(2, with_(1, held), with_(4))).toEqual([]);
    expect(tokensOf(2, with_(4), with_(1, held))).toEqual([3, -1]);
    expect(tokensOf(2, with_(4, held), with_(1))).toEqual([3]);
  }
  expect(passesOn({ leaders: ['hannibal'] })).toBe(false);
});

it('on a phone one sits between one’s neighbours', () => {
  expect(abreast(0, 8)).toEqual([3, 2, 1, 0, 7, 6, 5, 4]);
  expect(abreast(1, 3)).toEqual([2, 1, 0]);
});
