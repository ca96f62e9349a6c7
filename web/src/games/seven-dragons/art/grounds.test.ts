import { describe, expect, it } from 'vitest';
import { colours } from '../facts/geometry';
import { bareOf, dragonIn, groundOf, rainbow, silverOf } from './grounds';

const zones = [
  [100, 140],
  [100, 70],
  [50, 140],
  [50, 70],
] as const;

describe('grounds', () => {
  const all = colours.flatMap((colour) => [
    ...zones.map(([w, h]) => groundOf(`${colour} ${w} ${h}`)),
    bareOf(colour),
    silverOf(colour),
  ]);
  const drawn = [...all, silverOf('wild'), rainbow('rainbow')].map((address) =>
    decodeURIComponent(address.replace('data:image/svg+xml,', '')),
  );

  it('are drawings that a browser accepts', () => {
    for (const text of drawn) {
      for (const [tag] of text.matchAll(/<\w[^>]*>/g)) {
        const names = [...tag.matchAll(/\s([\w-]+)="/g)].map(([, name]) => name);
        expect(new Set(names).size, tag).toBe(names.length);
      }
      expect(text).not.toMatch(/var\(|undefined|NaN/);
      const used = [...text.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
      for (const id of used) expect(text).toContain(`id="${id}"`);
    }
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('have the shadow of the dragon in its zone', () => {
    expect(groundOf('gold 50 70')).toContain(encodeURIComponent('M5 20L6 9'));
    expect(bareOf('gold')).not.toContain(encodeURIComponent('M5 20L6 9'));
    for (const [w, h] of zones) {
      const { x, y, size } = dragonIn(w, h);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(w);
      expect(y + size).toBeLessThanOrEqual(h);
    }
  });
});
