import { describe, expect, it } from 'vitest';
import { actionOf, colourOf, isDragon, quartersOf, sameWhenTurned } from '../facts/cards';
import { Camera, cardHeight, cardWidth } from './camera.svelte';
import { fixtures } from '../fixtures';
import { colours, keyOf, towards, turn, zonesOf } from '../facts/geometry';
import { sortOffers, targetOf } from '../play/offers';
import { score } from '../facts/score';
import { facts } from '../facts/facts';

const every = Array.from({ length: 66 }, (_, card) => card);

describe('cards', () => {
  it('are 51 dragons and 15 actions, three of each kind', () => {
    expect(every.filter(isDragon)).toHaveLength(51);
    const kinds = every.flatMap((card) => actionOf(card) ?? []);
    expect(kinds.slice(0, 4)).toEqual(['trade_hands', 'trade_hands', 'trade_hands', 'trade_goals']);
    expect(new Set(kinds).size).toBe(5);
    expect(colourOf[actionOf(63)!]).toBe('red');
  });

  it('show every colour in 24 zones, besides Rainbow', () => {
    const zones = every.filter(isDragon).flatMap((card) => zonesOf(quartersOf(card)));
    for (const colour of colours) expect(zones.filter((z) => z.paint === colour)).toHaveLength(24);
    expect(zones.filter((z) => z.paint === 'rainbow')).toHaveLength(1);
  });

  it('lay their zones out without holes', () => {
    for (const card of every.filter(isDragon)) {
      const area = zonesOf(quartersOf(card)).reduce((sum, z) => sum + z.w * z.h, 0);
      expect(area).toBe(4);
    }
  });

  it('swap opposite quarters when turned; only Rainbow and whole cards look the same', () => {
    expect(turn(['red', 'gold', 'blue', 'green'])).toEqual(['green', 'blue', 'gold', 'red']);
    for (const card of every.filter(isDragon)) {
      const same = quartersOf(card).join() === quartersOf(card, true).join();
      expect(same).toBe(sameWhenTurned(card));
    }
  });
});

describe('offers', () => {
  it('are only what the server lists', () => {
    const intents = fixtures.play.decision!.choices.intents;
    const offers = sortOffers(fixtures.play.decision?.choices);
    const laid = [...offers.lay.values()].flatMap((spots) =>
      [...spots.values()].map((s) => Number(s.upright) + Number(s.turned)),
    );
    expect(laid.reduce((a, b) => a + b, 0)).toBe(intents.filter((i) => i.do === 'play_dragon').length);
    expect([...offers.act.keys()]).toEqual(fixtures.play.view.you!.hand.filter((card) => !isDragon(card)));
    for (const ways of offers.act.values()) expect([...ways.keys()]).toContain('keep_silver');
    expect(offers.pass).toBe(false);
  });

  it('do not offer to keep Silver while the discard pile is empty', () => {
    const offers = sortOffers(fixtures.first.decision?.choices);
    expect(offers.act.size).toBeGreaterThan(0);
    for (const ways of offers.act.values()) expect([...ways.keys()]).not.toContain('keep_silver');
  });

  it('know the card on the table that an action is about', () => {
    const offers = sortOffers(fixtures.actions.decision?.choices);
    const cells = fixtures.actions.view.table.map((placed) => keyOf(placed.cell));
    const aimed = [...offers.act].map(([card, ways]) => {
      const targets = ways.get('keep_silver')!.map(targetOf);
      const about = actionOf(card) === 'move_card' || actionOf(card) === 'zap_card';
      for (const cell of targets) expect(cell ? cells.includes(keyOf(cell)) : false).toBe(about);
      return about;
    });
    expect(new Set(aimed)).toEqual(new Set([true, false]));
  });

  it('let a lifted card be put down or put back', () => {
    const offers = sortOffers(fixtures.lifted.decision?.choices);
    expect(offers.putDown.size).toBeGreaterThan(0);
    expect(offers.back).toEqual({ do: 'back' });
    expect(offers.lay.size).toBe(0);
  });

  it('are empty without a decision', () => {
    const offers = sortOffers(null);
    expect(offers.any).toBe(false);
    expect(offers.lay.size + offers.act.size + offers.putDown.size).toBe(0);
  });
});

describe('arrow keys', () => {
  const cells = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 1 },
    { x: -1, y: 3 },
  ];
  it('go to the nearest cell that way', () => {
    expect(towards(cells[0]!, cells, 1, 0)).toEqual({ x: 2, y: 0 });
    expect(towards(cells[0]!, cells, 0, 1)).toEqual({ x: 1, y: 1 });
    expect(towards(cells[2]!, cells, -1, 0)).toEqual({ x: 0, y: 0 });
  });
  it('stay where there is none', () => {
    expect(towards(cells[0]!, cells, 0, -1)).toBeNull();
  });
  it('reach every legal cell of a late table', () => {
    const { lay } = sortOffers(fixtures.late.decision?.choices);
    const spots = [...[...lay.values()].sort((a, b) => b.size - a.size)[0]!.values()];
    const reached = new Set([keyOf(spots[0]!)]);
    const open = [spots[0]!];
    for (let at = open.pop(); at; at = open.pop()) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        // prettier-ignore
        const next = towards(at, spots, dx, dy);
        if (next && !reached.has(keyOf(next))) {
          reached.add(keyOf(next));
          open.push(next);
        }
      }
    }
    expect(reached.size).toBe(spots.length);
  });
});

describe('the window on the table', () => {
  const camera = () => Object.assign(new Camera(), { width: 390, height: 440 });
  const small = { left: 0, top: 0, right: 2, bottom: 1 };
  const large = { left: -6, top: -5, right: 6, bottom: 5 };
  const width = (c: Camera) => cardWidth * c.k;
  it('shows the whole table, centred', () => {
    const c = camera();
    c.fit(large);
    expect(c.x + large.left * width(c)).toBeGreaterThanOrEqual(5.9);
    expect(c.x + (large.right + 1) * width(c)).toBeLessThanOrEqual(384.1);
    expect(c.y + (large.top + large.bottom + 1) * 0.5 * cardHeight * c.k).toBeCloseTo(220);
  });
  it('follows a small table whole, with room around it', () => {
    const c = camera();
    c.follow(small);
    expect(c.k).toBeGreaterThan(c.readable);
    for (const x of [-1, 3]) expect(c.sees({ x, y: 0 })).toBe(true);
  });
  it('keeps cards readable on a large table, and shows no more than a rim beyond it', () => {
    const c = camera();
    c.follow(large);
    expect(c.k).toBe(c.readable);
    c.show({ x: large.right, y: large.bottom });
    c.follow(large);
    expect(c.sees({ x: large.right, y: large.bottom })).toBe(true);
    expect(c.x + (large.right + 1.5) * width(c)).toBeGreaterThanOrEqual(389.9);
  });
  it('shows a large table whole on request only', () => {
    const c = Object.assign(new Camera(), { width: 400, height: 340 });
    const tall = { left: 0, top: 0, right: 3, bottom: 6 };
    c.follow(tall, true);
    for (const y of [0, 6]) expect(c.sees({ x: 0, y })).toBe(true);
    c.follow(tall);
    expect(c.k).toBe(c.readable);
  });
  it('knows which cell is meant by a point, though it is a little beside it', () => {
    const c = camera();
    c.fit({ left: -2, top: -2, right: 2, bottom: 2 });
    const cells = [-1, 1].map((x) => ({ x, y: 1 }));
    const { x, y } = c.middle(cells[1]!);
    expect(c.nearest(cells, x, y)).toEqual(cells[1]);
    expect(c.nearest(cells, x + width(c) * 0.8, y)).toEqual(cells[1]);
    expect(c.nearest(cells, x, y - width(c))).toBeNull();
    expect(c.nearest(cells, c.width + 1, y)).toBeNull();
  });
  it('zooms about the point under the finger', () => {
    const c = camera();
    c.fit({ left: 0, top: 0, right: 5, bottom: 5 });
    const before = [(100 - c.x) / c.k, (50 - c.y) / c.k];
    c.zoom(1.5, 100, 50);
    expect((100 - c.x) / c.k).toBeCloseTo(before[0]!);
    expect((50 - c.y) / c.k).toBeCloseTo(before[1]!);
    expect(c.mode).toBe('own');
  });
  it('brings a cell that is outside into view', () => {
    const c = camera();
    c.show({ x: 9, y: -3 });
    expect(c.x + 10 * cardWidth * c.k).toBeLessThanOrEqual(390);
    expect(c.y - 3 * cardHeight * c.k).toBeGreaterThanOrEqual(0);
  });
});

describe('the score sheet', () => {
  it('turns up every goal, winners first', () => {
    const { view } = fixtures.over;
    if (view.stage.stage !== 'over') throw new Error('the fixture is of the end');
    const { winners, goals } = view.stage;
    const sheet = score(view)!;
    expect(sheet.rows.map((row) => row.seat)[0]).toBe(winners[0]);
    expect(sheet.rows[0]!.wins).toBe(true);
    const goalOf = (seat: number) => goals[view.places.find((place) => place.holder === seat)!.place];
    for (const row of sheet.rows) expect(row).toMatchObject({ goal: goalOf(row.seat), target: facts.target });
    const unused = view.places.flatMap(({ holder, place }) => (holder === null ? [goals[place]] : []));
    expect(sheet.unused.map(({ goal }) => goal)).toEqual(unused);
    expect(sheet.rows[0]!.chain).toBe(Math.max(...sheet.rows.map((row) => row.chain)));
  });
  it('is not there while the match runs', () => {
    expect(score(fixtures.play.view)).toBeNull();
  });
});
