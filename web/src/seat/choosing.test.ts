import { describe, expect, it } from 'vitest';
import type { GameUpdate, TableView } from '../generated/protocol';
import { emptyTable } from '../net/table-state';
import { aheadOf, mayChoose } from './choosing';

const person = (left = false) => ({ occupant: { is: 'account', left } });
const bot = { occupant: { is: 'bot', player: 'expert' } };
const table = (given: object = {}) =>
  ({ status: 'playing', seats: [person(), person(), bot], ...given }) as unknown as TableView;
const update = (waiting: number[], given: object = {}) =>
  ({ waiting, outcome: null, ...given }) as unknown as GameUpdate;

describe('choosing ahead', () => {
  it('is for who plays and is not waited for, while a person thinks', () => {
    expect(mayChoose(table(), update([1]), 0)).toBe(true);
    expect(mayChoose(table(), update([1, 2]), 0)).toBe(true);
    expect(mayChoose(table(), update([0, 1]), 0)).toBe(false);
    expect(mayChoose(table(), update([1]), null)).toBe(false);
  });

  it('is not offered while only bots think, in a pause, or after the end', () => {
    expect(mayChoose(table(), update([2]), 0)).toBe(false);
    expect(mayChoose(table({ seats: [person(), person(true), bot] }), update([1]), 0)).toBe(false);
    expect(mayChoose(table({ pause: { is: 'on' } }), update([1]), 0)).toBe(false);
    expect(mayChoose(table(), update([1], { outcome: {} }), 0)).toBe(false);
    expect(mayChoose(table({ status: 'finished' }), update([1]), 0)).toBe(false);
  });

  it('is what the server said last', () => {
    const state = emptyTable('t', 1);
    expect(aheadOf(state)).toEqual({ intent: null, dropped: null });
    const ahead = { type: 'ahead', table: 't', intent: { do: 'play' } } as const;
    expect(aheadOf({ ...state, ahead })).toEqual({ intent: { do: 'play' }, dropped: null });
    const dropped = { ...ahead, intent: null, dropped: 'impossible' } as const;
    expect(aheadOf({ ...state, ahead: dropped })).toEqual({ intent: null, dropped: 'impossible' });
  });
});
