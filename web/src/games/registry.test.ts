import { expect, it } from 'vitest';

const { faces, firstGame } = await import('./faces');
const { loadGame } = await import('./registry');

it('finds what is in the folders, under the names that the server gives the games', async () => {
  const generated = Object.keys(import.meta.glob('../generated/*.schema.json'));
  const known = generated.map((path) => path.split('/').at(-1)!.replace('.schema.json', ''));
  for (const id of Object.keys(faces)) {
    expect(known).toContain(id);
    expect((await loadGame(id, {})).title(), 'one title on all pages').toBe(faces[id]!.title());
  }
  expect(firstGame()).toBe('seven-kingdoms');
  // The test compiles all games.
}, 60_000);
