import { describe, expect, it } from 'vitest';
import { rows, victories } from '../facts/facts';
import { categoriesOf, pointsOf } from '../facts/score';
import { partsOf } from '../facts/tally';
import { fixtures } from '../fixtures';
import type { CityView } from '../types';
import { reasonOf } from './reasons';

const cities = Object.entries(fixtures).flatMap(([name, { view }]) =>
  view.cities.map((city, seat) => [`${name}, city ${seat}`, city] as const),
);

/** Returns the numbers that end the parts of a reason. */
const told = (reason: string) =>
  reason.split(', ').map((piece) => Number(/\s([−\d]+)$/.exec(piece)?.[1]?.replace('−', '-') ?? NaN));
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);

describe('what the rules tell of points', () => {
  it.each(cities)('%s: every number has a thing, and the reasons add up to the cell', (_, city) => {
    const things = partsOf(city);
    for (const row of ['wonder', 'civilian', 'commerce', 'guilds', 'science', 'leaders', 'cities'] as const) {
      const reason = reasonOf(city, row);
      if (reason === 'nothing') expect(pointsOf(city, row), row).toBe(0);
      else expect(sum(told(reason)), `${row}: ${reason}`).toBe(pointsOf(city, row));
    }
    const tokens = sum(city.victories.map((n, i) => n * victories[i]!)) - city.defeats;
    const red = sum(things.filter(({ row }) => row === 'military').map(({ points }) => points));
    expect(tokens + red).toBe(pointsOf(city, 'military'));
    expect(sum(rows.map((row) => pointsOf(city, row)))).toBe(city.tally.total);
  });

  it('is what the sheet says in the end', () => {
    for (const name of ['over', 'science', 'twoOver', 'leaderOver', 'leaderAllOver'] as const) {
      const { scores, cities } = fixtures[name].view;
      scores!.forEach((score, seat) => {
        for (const row of rows) expect(pointsOf(cities[seat]!, row), `${name}: ${row}`).toBe(score[row] ?? 0);
      });
    }
  });

  it('says it of leaders and copies too', () => {
    const { cities } = fixtures.leaderAllOver.view;
    const said = cities.map((city: CityView) => reasonOf(city, 'leaders'));
    expect(said.join()).toMatch(/[A-Z]\w+:\s\d/);
  });

  it('leaders are a row only where there are some', () => {
    expect(categoriesOf(fixtures.over.view)).not.toContain('leaders');
    expect(categoriesOf(fixtures.leaderOver.view)).toContain('leaders');
  });
});
