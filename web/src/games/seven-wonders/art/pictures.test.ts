// Every card, tile and Great Project has a picture, and recipes name only parts of the kit. Matches of the base
// game do not fetch the pictures of boxes.
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cards } from '../facts/facts';
import { boxFacts } from '../facts/boxes';
import { partsOf, type Kit, type Recipes } from './building';
import { coloursOf } from './colours';
import { fetchBase } from './base.svelte';
import { kit, recipes } from './base-pictures';
import { cardPicture, cardShade, fetchPictures, projectPicture, tilePicture } from './pictures.svelte';

/** Guilds of expansions. All other purple cards are in the base game. */
const boxGuilds = [
  'gamers-guild',
  'courtesans-guild',
  'diplomats-guild',
  'architects-guild',
  'counterfeiters-guild',
  'guild-of-shadows',
  'mourners-guild',
];
const isBox = ({ id, colour }: (typeof cards)[number]) => colour === 'black' || boxGuilds.includes(id);
const base = cards.filter((card) => !isBox(card)).map(({ id }) => id);

/** Returns what is wrong with recipes. */
const wrongs = (all: Recipes, kit: Kit) =>
  Object.entries(all).flatMap(([name, recipe]) =>
    partsOf(recipe).flatMap(({ part, at }) => [
      ...(part in kit ? [] : [`${name}: no part ${part}`]),
      ...((at ?? [0, 0]).length < 2 || at?.some(Number.isNaN) ? [`${name}: ${part} has no place`] : []),
    ]),
  );

it('the base game has its pictures, and none of a box, before those are fetched', async () => {
  expect(Object.keys(recipes).sort()).toEqual([...base].sort());
  expect(wrongs(recipes, kit)).toEqual([]);
  expect(cardPicture(base[0]!), 'before they are fetched').toBeUndefined();
  await fetchBase();
  for (const card of base) expect(cardPicture(card), card).toMatch(/^data:image\/svg\+xml,/);
  for (const { id } of cards.filter(isBox))
    expect([cardPicture(id), cardShade(id)], id).toEqual([undefined, undefined]);
  expect([tilePicture(1), projectPicture('obelisk', true)]).toEqual([undefined, undefined]);
});

it('with boxes every card, tile and project has one of its own', async () => {
  await Promise.all([boxFacts.fetch(), fetchPictures()]);
  const late = await import('./box-pictures');
  const { tiles, projects } = boxFacts();
  expect(Object.keys(late.recipes).sort()).toEqual(
    cards
      .filter(isBox)
      .map(({ id }) => id)
      .sort(),
  );
  expect(Object.keys(late.tiles).map(Number)).toEqual(tiles.map(({ tile }) => tile));
  expect(Object.keys(late.projects).sort()).toEqual(projects.map(({ id }) => id).sort());
  for (const all of [late.recipes, late.tiles, late.projects]) expect(wrongs(all, late.kit)).toEqual([]);
  const shown = [
    ...cards.map(({ id }) => cardPicture(id)),
    ...tiles.map(({ tile }) => tilePicture(tile)),
    ...projects.flatMap(({ id }) => [projectPicture(id, false), projectPicture(id, true)]),
  ];
  expect(shown).not.toContain(undefined);
  expect(new Set(shown).size).toBe(shown.length);
  for (const { id } of cards) expect(cardShade(id), id).not.toContain('class');
});

it('every class of the kit has a colour, and a picture has no text', async () => {
  const late = await import('./box-pictures');
  const drawn = Object.values(late.kit).join('');
  const classes = new Set([...drawn.matchAll(/class="(\w+)"/g)].map(([, name]) => name!));
  for (const { colour, age } of cards) {
    const colours = coloursOf(colour, age);
    expect(
      [...classes].filter((name) => !(name in colours)),
      `${colour} ${age}`,
    ).toEqual([]);
  }
  expect(drawn).not.toContain('<text');
  // A picture is an image in its own right: it cannot reach the page.
  expect(drawn).not.toMatch(/<use|href|url\(/);
});

it('all pictures are at most 60 KB, compressed', () => {
  const files: Record<string, string> = import.meta.glob('./{kit,recipes}-*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(files)).toHaveLength(8);
  const bytes = Object.values(files).map((text) => brotliCompressSync(text).length);
  expect(bytes.reduce((sum, n) => sum + n)).toBeLessThan(60_000);
});
