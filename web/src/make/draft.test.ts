import { describe, expect, it } from 'vitest';
import type { GameListing, Setup } from '../generated/protocol';

const { Draft } = await import('./draft.svelte');

const game = (id: string, min_seats: number, max_seats: number, options = {}): GameListing => ({
  id,
  name: id,
  min_seats,
  max_seats,
  minutes: 20,
  joins_running: false,
  random_seats: id === 'seven-wonders',
  whispers: false,
  analyses: false,
  rules_version: 1,
  players: ['heuristic'],
  options,
  options_schema: {},
});
const sages = { negotiation_seconds: 120, exchange_seconds: 90, first: null, solo_takes: 'both' };
/** In the server's order. */
const games = [game('seven-wonders', 2, 7), game('seven-kingdoms', 2, 4), game('seven-sages', 3, 5, sages)];

describe('a table that is set up', () => {
  it('is private, without a clock, and usual', () => {
    expect(new Draft(games, null).setup).toEqual({
      game: 'seven-wonders',
      seats: 4,
      options: {},
      clock: { clock: 'none' },
      visibility: 'private',
      newcomers: 'by_consent',
      random_seats: true,
      away: { away: 'wait' },
    });
  });

  it('begins as the last one was, but for what another game has not', () => {
    const last: Setup = {
      game: 'seven-wonders',
      seats: 7,
      options: { sides: 'a' },
      clock: { clock: 'days', per_decision: 2 },
      visibility: 'public',
      newcomers: 'nobody',
      random_seats: false,
      away: { away: 'wait' },
    };
    expect(new Draft(games, last).setup).toEqual(last);
    expect(new Draft(games, last, 'seven-kingdoms').setup).toEqual({
      ...last,
      game: 'seven-kingdoms',
      seats: 4,
      options: {},
    });
    expect(new Draft(games, { ...last, game: 'gone' }).setup.game).toBe('seven-wonders');
    expect(new Draft(games, null, 'gone').setup.game).toBe('seven-wonders');
  });

  it('has playing hours only where days pass, and keeps those of the last one', () => {
    const hours = { from: 8 * 60, to: 22 * 60 };
    const draft = new Draft(games, null);
    draft.hours = hours;
    expect(draft.setup.playing_hours).toBeUndefined();
    draft.tempo = 'days';
    expect(draft.setup.playing_hours).toEqual(hours);
    expect(new Draft(games, draft.setup as Setup).setup.playing_hours).toEqual(hours);
    draft.hours = null;
    expect('playing_hours' in draft.setup).toBe(false);
  });

  it('gives days where days are counted', () => {
    const draft = new Draft(games, null, 'seven-sages');
    draft.clock = 'days';
    expect(draft.setup.options).toMatchObject({ negotiation_seconds: 86_400, exchange_seconds: 86_400 });
    draft.options = { ...draft.options, first: 1 };
    draft.clock = 'seconds';
    expect(draft.setup.options).toMatchObject({ negotiation_seconds: 120, exchange_seconds: 90, first: 1 });
    expect(draft.setup.clock).toEqual({ clock: 'seconds', per_decision: 60 });
  });

  it('keeps the channel of partners while it is not known whether there are any, and drops it where there are none', () => {
    const private_ = { ...new Draft(games, null).setup, team_talk: 'private' } as Setup;
    const draft = new Draft(games, private_);
    expect(draft.setup.team_talk).toBe('private');
    draft.teams = [
      [0, 1],
      [2, 3],
    ];
    expect(draft.setup.team_talk).toBe('private');
    draft.teams = [];
    expect(draft.setup.team_talk).toBeUndefined();
    // A table of another game starts without it.
    expect(new Draft(games, private_, 'seven-kingdoms').talk).toBe('open');
  });

  it('has random seats where the game says so, until somebody says otherwise', () => {
    const draft = new Draft(games, null, 'seven-wonders');
    expect(draft.setup.random_seats).toBe(true);
    draft.random = false;
    expect(draft.setup.random_seats).toBe(false);
    expect(new Draft(games, draft.setup as Setup).setup.random_seats).toBe(false);
    // A choice for one game does not apply to another game.
    draft.game = 'seven-kingdoms';
    expect(draft.setup.random_seats).toBe(false);
    draft.game = 'seven-wonders';
    expect(draft.setup.random_seats).toBe(true);
    draft.game = 'seven-kingdoms';
    draft.random = true;
    expect(draft.setup.random_seats).toBe(true);
    expect(new Draft(games, draft.setup as Setup, 'seven-sages').setup.random_seats).toBe(false);
  });
});
