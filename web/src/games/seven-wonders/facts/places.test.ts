import { expect, test } from 'vitest';
import type { CityView, View } from '../types';
import { actingTiles, towerPlaces } from './babel';
import { buriedIn } from './stages';

const tower = (...tiles: number[]) =>
  ({ tower: { places: 3, placed: tiles.map((tile) => ({ tile, seat: 0 })) } }) as unknown as View;
const on = (view: View) => towerPlaces(view).map(({ tile }) => tile);

test('a tile keeps its place until another one is laid on it', () => {
  expect(on(tower())).toEqual([]);
  expect(on(tower(7, 8))).toEqual([7, 8]);
  expect(on(tower(7, 8, 9))).toEqual([7, 8, 9]);
  expect(on(tower(7, 8, 9, 10)), 'the first is covered').toEqual([10, 8, 9]);
  expect(on(tower(7, 8, 9, 10, 11, 12, 13))).toEqual([13, 11, 12]);
});

test('those on the places are those that act, and without a tower there are none', () => {
  for (let laid = 0; laid < 9; laid += 1) {
    const view = tower(...Array.from({ length: laid }, (_, n) => n + 1));
    const acting = actingTiles(view).map(({ tile }) => tile);
    expect([...on(view)].sort((a, b) => a - b)).toEqual(acting);
  }
  expect(towerPlaces({} as View)).toEqual([]);
});

test('what lies under stages is said as far as it is known', () => {
  const stages = [
    { age: 1, card: 'altar' },
    { age: 2, card: null },
    { age: 0, card: null, leader: 'midas' },
  ] as unknown as CityView['stages'];
  expect(buriedIn({ stages })).toEqual(['altar']);
});
