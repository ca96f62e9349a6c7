import { describe, expect, it } from 'vitest';
import { fixtures, teams, you } from '../fixtures';
import type { CityView, ConflictView, Played, Seen } from '../types';
import { awayOf, conflictsIn, foesOf, meetings, tokensAt, tokensGiven, worthOf } from './conflicts';
import { fightsOf, isAway } from './fights';
import { causesOf, masksBring } from './losses';
import { fightLaws, passesOn, tokensOf, type FightLaws } from './points';
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
    { a: 0, b: 1, shields: [3, 1], tokens: [3, -1], times: 1 },
    { a: 0, b: 2, shields: [3, 5], tokens: [-1, 3], times: 1 },
    { a: 1, b: 2, shields: [1, 5], tokens: [0, 0], times: 1 },
  ]);
});

it('a victory is told by what was given for it', () => {
  const given = (victory: number) => [
    { shields: 3, left: victory, right: -1 },
    { shields: 1, left: -1, right: -1 },
    { shields: 5, left: victory, right: victory },
  ];
  expect(worthOf({ age: 2, results: given(3) })).toBe(3);
  // A tile makes the victories of age I worth nothing.
  expect(worthOf({ age: 1, results: given(0) })).toBe(0);
  expect(worthOf({ age: 1, results: given(0).map((it) => ({ ...it, shields: 2 })) })).toBeNull();
});

describe('diplomacy', () => {
  const city = (diplomacy = 0, rest = {}) => ({ diplomacy, ...rest }) as CityView;
  const met = (cities: CityView[], teams: number[][] = []) =>
    fightsOf(cities, teams).map(({ a, b, tokens }) => [a, b, tokens]);

  it('closes the ring around who stays away', () => {
    expect(met([city(), city(), city()])).toEqual([
      [0, 1, 1],
      [1, 2, 1],
      [2, 0, 1],
    ]);
    expect(met([city(), city(1), city(), city()])).toEqual([
      [0, 2, 1],
      [2, 3, 1],
      [3, 0, 1],
    ]);
  });

  it('leaves two one fight, and one none', () => {
    expect(met([city(), city(1), city(), city(2)])).toEqual([[0, 2, 1]]);
    expect(met([city(), city(1), city(1)])).toEqual([]);
  });

  it('counts for nothing where Helen says so', () => {
    expect(isAway(city(1, { fresh: 1, void: true }))).toBe(false);
    expect(isAway(city(2, { fresh: 1, void: true }))).toBe(true);
  });

  it('halves the fights at a border of teams, from both sides takes them away', () => {
    const teams = [
      [0, 1],
      [2, 3],
    ];
    expect(met([city(), city(), city(), city()], teams)).toEqual([
      [1, 2, 2],
      [3, 0, 2],
    ]);
    expect(met([city(), city(1), city(), city(1)], teams)).toEqual([
      [1, 2, 1],
      [3, 0, 1],
    ]);
    expect(met([city(), city(1), city(1), city()], teams)).toEqual([[3, 0, 2]]);
  });

  it('is told as the rules tell it: who met whom, and how often', () => {
    const results: ConflictView[] = [
      { shields: 4, left: 1, right: 0, foes: [2, null] },
      { shields: 9, left: 0, right: 0, away: true, foes: [null, null] },
      { shields: 1, left: 0, right: -1, foes: [null, 0] },
    ];
    expect(meetings({ age: 1, results }, 2)).toEqual([
      { a: 2, b: 0, shields: [1, 4], tokens: [-1, 1], times: 1 },
    ]);
    expect(awayOf({ age: 1, results })).toEqual([1]);
    expect([0, 1, 2].map((seat) => tokensGiven(results, seat))).toEqual([[1], [], [-1]]);
    expect(tokensAt(results, 1, 'left')).toBeNull();
    const twice = [{ shields: 4, left: 3, right: 0, foes: [1, null], tokens: 2, taken: 2 }] as ConflictView[];
    expect(tokensGiven(twice, 0)).toEqual([3, 3, -1, -1]);
  });

  it('is foretold as it comes', () => {
    for (const name of ['citiesConflicts', 'teamsConflicts'] as const) {
      const { view, steps } = fixtures[name];
      const fought = conflictsIn(steps)!;
      expect(fought.results, name).toHaveLength(view.cities.length);
      for (const [seat, { away }] of fought.results.entries()) {
        const foes = foesOf(fought.results, seat);
        // A city that stays away has no opponents. In teams a city has one at most: its partner is a
        // neighbour.
        if (!teams[name] && away) expect(foes, `${name} ${seat}`).toEqual([null, null]);
        if (teams[name]) expect(foes.filter((foe) => foe != null).length, `${name} ${seat}`).toBeLessThan(2);
      }
    }
  });
});

describe('a loss', () => {
  it('is told with what made it', () => {
    const { view, steps } = fixtures.citiesLoss;
    expect(view.losses![you]).toBeGreaterThan(0);
    expect(causesOf(view, steps)).toEqual([{ city: 5, thing: { card: 'builders-union' } }]);
  });

  const built = (city: number, card: Played['card']): Played => ({
    city,
    card,
    how: { as: 'build', pay: { left: 0, right: 0 } },
    income: 0,
  });
  const steps = (...told: Seen[]) =>
    told.map((seen, seq) => ({ seq, at: 0, seat: null, by: 'rules' as const, events: [{ seen }] }) as never);
  const lair: Seen = { event: 'turn', age: 2, turn: 1, plays: [built(0, 'lair'), built(2, 'altar')] };
  const { view } = fixtures.citiesLoss;

  it('is told with every leader, copy and stage that made it', () => {
    const recruit = { as: 'recruit' } as const;
    const led: Seen = {
      event: 'led',
      age: 2,
      deeds: [
        { city: 3, leader: 'arsinoe', how: recruit, income: 4 },
        { city: 4, leader: 'nero', how: recruit, income: 0 },
        { city: 5, leader: null, how: { as: 'discard' }, income: 3 },
      ],
    } as Seen;
    const drawn: Seen = {
      event: 'recruited',
      seat: 6,
      leader: 'octavia',
      matter: 'draw',
      income: 0,
    } as Seen;
    const copied: Seen = { event: 'copied', seat: 7, copied: { of: 'leader', leader: 'octavia' }, income: 0 };
    expect(causesOf(view, steps(lair, led, drawn, copied))).toEqual([
      { city: 3, thing: { leader: 'arsinoe' } },
      { city: 6, thing: { leader: 'octavia' } },
      { city: 7, thing: { copied: { of: 'leader', leader: 'octavia' } } },
    ]);
    const petra = { ...view, cities: view.cities.map((city) => ({ ...city })) };
    Object.assign(petra.cities[2]!, { wonder: 'petra', side: 'B', stages: [{}], places: undefined });
    const raised: Seen = { event: 'stage_built', seat: 2, stage: 0, under: null, income: 0 };
    const stage = [{ city: 2, thing: { stage: [{ wonder: 'petra', side: 'B' }, 0] } }];
    const pay = { left: 0, right: 0 };
    const turn: Seen = {
      event: 'turn',
      age: 2,
      turn: 2,
      plays: [{ city: 2, card: null, how: { as: 'stage', pay }, income: 0 }],
    };
    const said = [causesOf(petra, steps(led, raised)).slice(1), causesOf(petra, steps(turn))];
    expect(said).toEqual([stage, stage]);
  });

  it('is told of what hits now, and not of what was paid or owed before', () => {
    const losses: Seen = { event: 'losses', losses: [{ city: 1, coins: 2, paid: 2 }] };
    const last: Seen = { event: 'last_card', play: built(1, 'hideout') };
    expect(causesOf(view, steps(lair, losses, last))).toEqual([{ city: 1, thing: { card: 'hideout' } }]);
    expect(causesOf(view, steps(lair, { event: 'turn', age: 2, turn: 2, plays: [] }))).toEqual([]);
    const found: Seen = { event: 'from_discard', city: 3, card: 'brotherhood', income: 0 };
    expect(causesOf(view, steps(lair, losses, found))).toEqual([{ city: 3, thing: { card: 'brotherhood' } }]);
  });

  it('masks bring what their symbols bring', () => {
    expect(masksBring([2, 1, 1], [1, 0, 0])).toBe(3);
    expect(masksBring([1, 1, 1], [0, 0, 1])).toBe(8);
  });
});

const with_ = (shields: number, rest = {}, laws?: FightLaws) => ({ city: { shields, ...rest }, laws });

it('a victory is worth more in each age', () => {
  expect([1, 2, 3].map((age) => tokensOf(age, with_(2), with_(1)))).toEqual([[1], [3], [5]]);
  expect([tokensOf(3, with_(1), with_(2)), tokensOf(3, with_(2), with_(2))]).toEqual([[-1], []]);
});

it('tiles make victories smaller and defeats twice as many', () => {
  const laws = { smaller: true, twice: true };
  const wins = (age: number) => tokensOf(age, with_(2, {}, laws), with_(1));
  expect([1, 2, 3].map(wins)).toEqual([[], [1], [3]]);
  expect(tokensOf(1, with_(1, {}, laws), with_(2))).toEqual([-1, -1]);
  const { view } = fixtures.babelTurn;
  const lying = (tile: number) => ({
    ...view,
    tower: { places: 1, placed: [{ tile, seat: 0 }], rounds: 0, hands: [] },
  });
  expect([19, 22, 1].map((tile) => fightLaws(lying(tile), 0))).toEqual([
    { smaller: true, twice: false },
    { smaller: false, twice: true },
    { smaller: false, twice: false },
  ]);
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
