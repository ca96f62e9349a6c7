import { describe, expect, it } from 'vitest';
import type { MatchView } from '../generated/protocol';
import { hashOf, keepHash, type Shelf, verdict } from './deal';
import { seatOrder } from './seat-order';

const seed = '00'.repeat(31) + '07';
const hash = hashOf(seed)!;
const game = (id: string, more: Partial<MatchView> = {}): MatchView => ({
  id,
  number: 1,
  rules_version: 1,
  seed_hash: hash,
  seed: null,
  players: [],
  winners: [],
  ...more,
});

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe('a deal', () => {
  it('is hashed as everybody hashes', () => {
    expect(hashOf('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOf('no seed')).toBeNull();
  });

  it('was not changed if the seed gives the hash from before the first move', () => {
    const here = shelf();
    keepHash(game('m'), false, here);
    keepHash(game('m'), true, here);
    expect(verdict(game('m'), [], here)).toBeNull();
    expect(verdict(game('m', { seed }), [], here)).toBe('unchanged');
  });

  it('was changed if seed or hash are others', () => {
    const here = shelf();
    keepHash(game('m'), false, here);
    const other = '01'.repeat(32);
    expect(verdict(game('m', { seed: other }), [], here)).toBe('changed');
    expect(verdict(game('m', { seed: other, seed_hash: hashOf(other)! }), [], here)).toBe('changed');
    expect(verdict(game('m', { seed: 'zz' }), [], here)).toBe('changed');
  });

  it('was changed if the seats are not those of the seed', () => {
    const here = shelf();
    keepHash(game('m'), false, here);
    const seats = (shuffled: number[]) => verdict(game('m', { seed, shuffled }), [], here);
    const order = seatOrder(seed, 4, []);
    expect(seats(order)).toBe('unchanged');
    expect(seats([...order].reverse())).toBe('changed');
    const teams = [
      [0, 1],
      [2, 3],
    ];
    const shuffled = seatOrder(seed, 4, teams);
    expect(verdict(game('m', { seed, shuffled }), teams, here)).toBe('unchanged');
  });

  it('proves less to who came late', () => {
    const here = shelf();
    keepHash(game('m'), true, here);
    expect(verdict(game('m', { seed }), [], here)).toBe('late');
    keepHash(game('n', { seed }), false, here);
    expect(verdict(game('n', { seed }), [], here)).toBe('late');
    expect(verdict(game('never seen', { seed }), [], here)).toBe('late');
  });

  it('is remembered for so many matches, and survives a broken memory', () => {
    const here = shelf();
    for (let n = 0; n < 100; n++) keepHash(game(`m${n}`), false, here);
    expect(verdict(game('m99', { seed }), [], here)).toBe('unchanged');
    expect(verdict(game('m0', { seed }), [], here)).toBe('late');
    here.setItem('septet.deals', 'not JSON');
    keepHash(game('m'), false, here);
    expect(verdict(game('m', { seed }), [], here)).toBe('unchanged');
  });
});
