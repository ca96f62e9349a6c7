import { describe, expect, it } from 'vitest';
import type { Options } from '../types';
import { fits, playable, presetNames, presetOf, presets, whole, written } from './setup';

const usual: Options = { wonders: 'dealt', sides: 'random' };
const all: Options = {
  ...usual,
  leaders: 'box',
  cities: true,
  tower: true,
  projects: true,
  boards: 'official',
};

describe('what can be on the table together', () => {
  it('with two is the base game', () => {
    expect(playable({ ...all, sides: 'b', leader_draft: 'dealt' }, 2)).toEqual({ ...usual, sides: 'b' });
    expect(presetNames.filter((one) => fits(one, 2))).toEqual(['base']);
  });
  it('with eight has Cities', () => {
    expect(playable(usual, 8)).toEqual({ ...usual, cities: true });
    expect(presetNames.filter((one) => fits(one, 8))).toEqual(['cities', 'all']);
  });
  it('from three to seven is every preset as it is', () => {
    for (const seats of [3, 4, 5, 6, 7])
      expect(presetNames.filter((one) => fits(one, seats))).toEqual(presetNames);
  });
  it('has teams only with Cities and pairs', () => {
    const teams = { ...usual, cities: true, teams: true };
    for (const seats of [4, 6, 8]) expect(playable(teams, seats)).toEqual(teams);
    for (const seats of [3, 5, 7]) expect(playable(teams, seats)).toEqual({ ...usual, cities: true });
    expect(playable({ ...usual, teams: true }, 4)).toEqual(usual);
  });
  it('has leaders for everybody', () => {
    const few = { ...usual, leaders: { sets: ['anniversary'] } } as Options;
    expect(playable(few, 3)).toEqual(few);
    expect(playable(few, 4)).toEqual({ ...usual, leaders: { sets: ['box', 'anniversary'] } });
  });
  it('is left as it is where it can be played', () => {
    for (const seats of [3, 4, 5, 6, 7, 8]) expect(playable(all, seats)).toBe(all);
  });
});

describe('a preset', () => {
  it('is known by everything that it sets', () => {
    for (const one of presetNames) expect(presetOf(written(presets[one]))).toBe(one);
    expect(presetOf({})).toBe('base');
    expect(presetOf({ ...usual, leader_draft: 'dealt' }), 'without leaders nothing is dealt').toBe('base');
    for (const other of [
      { sides: 'b' },
      { wonders: 'picked' },
      { leaders: 'everything' },
      { tower: true },
      { boards: 'official' },
    ])
      expect(presetOf(whole(other as Partial<Options>))).toBeNull();
  });
});
