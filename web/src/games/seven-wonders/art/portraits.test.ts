import { expect, it } from 'vitest';
import { parts } from '../../../look/art/people-parts';
import { boxFacts } from '../facts/boxes';
import { portraitOf, recipes } from './portraits';

const leaders = boxFacts().leaders.map(({ id }) => id);

it('every leader has a portrait of parts that there are', () => {
  expect(Object.keys(recipes).sort()).toEqual([...leaders].sort());
  for (const [leader, [, recipe]] of Object.entries(recipes))
    for (const part of recipe.split(' ')) expect(parts, leader).toHaveProperty(part);
});

it('no two leaders look the same, and no two have the same parts and hair', () => {
  expect(new Set(leaders.map(portraitOf)).size).toBe(leaders.length);
  const faces = leaders.map((leader) => `${recipes[leader][0].split(' ', 2).join()} ${recipes[leader][1]}`);
  expect(new Set(faces).size).toBe(faces.length);
});
