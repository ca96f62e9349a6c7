import { expect, it } from 'vitest';
import { stagesOf, wonders } from '../../facts/facts';
import { fetchBase } from '../base.svelte';
import { boxArt } from '../late';
import { sceneFor } from '../wonders';

it('every wonder has a scene with a part for each of its stages, on both sides', async () => {
  await Promise.all([fetchBase(), boxArt.fetch()]);
  for (const { id: wonder } of wonders) {
    const scene = sceneFor(wonder)!;
    for (const side of ['A', 'B'] as const) {
      const parts = side === 'A' ? scene.a : scene.b;
      expect(parts.length, `${wonder}, ${side}`).toBe(stagesOf({ wonder, side }).length);
      for (const { part, outline } of parts) {
        expect(part, wonder).not.toBe('');
        expect(outline, wonder).toMatch(/^M[\d.]+ [\d.]+[a-zA-Z]/);
      }
      expect(new Set(parts.map(({ part }) => part)).size, `${wonder}, ${side}`).toBe(parts.length);
    }
  }
});
