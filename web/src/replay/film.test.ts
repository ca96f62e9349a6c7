import { describe, expect, it } from 'vitest';
import type { Replay } from '../generated/protocol';
import { eyesOf, Film } from './film';

const replay = {
  match: { table: 't', number: 2, began_at: 10, ended_at: 40, outcome: { places: [1, 2], sheet: [] } },
  view: { round: 1, hands: [3, 3] },
  standing: [0, 0],
  moments: [
    {
      at: 20,
      seat: 1,
      by: 'player',
      events: [{ n: 0, seen: { event: 'played' } }],
      changes: [{ op: 'replace', path: '/view/hands/1', value: 2 }],
      standing: [0, 4],
    },
    {
      at: 30,
      seat: 0,
      by: 'bot',
      events: [],
      changes: [
        { op: 'replace', path: '/view/hands/0', value: 2 },
        { op: 'replace', path: '/view/round', value: 2 },
      ],
      standing: [5, 4],
    },
  ],
} as unknown as Replay;

describe('a film', () => {
  it('shows each place, in any order', () => {
    const film = new Film(replay);
    expect(film.end).toBe(2);
    expect(film.view(2)).toEqual({ round: 2, hands: [2, 2] });
    expect(film.view(0)).toEqual({ round: 1, hands: [3, 3] });
    expect(film.view(1)).toEqual({ round: 1, hands: [3, 2] });
  });

  it('is an update that asks nothing; only at the end the match is over', () => {
    const film = new Film(replay);
    const start = film.update(0);
    expect(start).toMatchObject({ decision: null, waiting: [1], outcome: null, now: 10, steps: [] });
    expect(film.update(1)).toMatchObject({ waiting: [0], now: 20, outcome: null });
    expect(film.update(2)).toMatchObject({ waiting: [], now: 30, outcome: { places: [1, 2] } });
    expect(film.update(2).steps.map(({ seq, seat, by }) => [seq, seat, by])).toEqual([
      [1, 1, 'player'],
      [2, 0, 'bot'],
    ]);
  });

  it('has standings only if the game counts', () => {
    expect(new Film(replay).standings).toEqual([
      [0, 0],
      [0, 4],
      [5, 4],
    ]);
    const { standing: _, ...without } = replay;
    expect(new Film(without as Replay).standings).toBeNull();
  });
});

describe('eyes', () => {
  it('are read from an address', () => {
    expect(['0', '7', 'decider', 'spectator', '8', '-1', 'x', '', null].map(eyesOf)).toEqual([
      0,
      7,
      'decider',
      'spectator',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is shown without anybody’s own things, where the views have any', () => {
    const held = new Film({ ...replay, view: { you: { hand: [1] }, row: [2] } } as unknown as Replay);
    expect(held.open(0).view).toEqual({ you: null, row: [2] });
    expect(held.update(0).view).toEqual({ you: { hand: [1] }, row: [2] });
  });
});
