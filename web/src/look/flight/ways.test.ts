import { expect, it } from 'vitest';
import { wayOf, type At } from './ways';

const at: At = ({ x, y }) => `${x} ${y}`;
const [a, b] = [
  { x: 0, y: 100 },
  { x: 60, y: 100 },
];

it('a straight way has two frames, and appears', () => {
  expect(wayOf(at, a, b)).toEqual([
    { offset: 0, opacity: 0, transform: '0 100' },
    { offset: 1, opacity: 1, transform: '60 100' },
  ]);
});

it('an arc is highest in the middle, and ends on the line', () => {
  const way = wayOf(at, a, b, { arc: 40, seen: true });
  expect(way.map(({ transform }) => Number(String(transform).split(' ')[1]))).toEqual([
    100,
    expect.closeTo(77.8, 1),
    expect.closeTo(64.4, 1),
    60,
    expect.closeTo(64.4, 1),
    expect.closeTo(77.8, 1),
    100,
  ]);
  expect(way.every(({ opacity }) => opacity === 1)).toBe(true);
});

it('a card that grows and turns is its own size at both ends', () => {
  const way = wayOf(at, a, b, { turn: -5, grow: [1, 0.5] });
  expect(way[0]!.transform).toBe('0 100 rotate(0deg) scale(1)');
  expect(way.at(-1)!.transform).toBe('60 100 rotate(0deg) scale(0.5)');
  expect(way[3]!.transform).toBe('30 100 rotate(-5deg) scale(0.79)');
});
