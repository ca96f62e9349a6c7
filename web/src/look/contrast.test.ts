// Texts on the surfaces of all games have a contrast of at least 4.5:1, in both schemes.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Rgb = [number, number, number];
const tokens = readFileSync('src/look/tokens.css', 'utf8');

/** Returns the colour of a token in a scheme; a game's own surface replaces the neutral one. */
function colourOf(name: string, dark: boolean, mood: string): Rgb {
  const said = [mood, tokens].map((css) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]).find(Boolean);
  const hex = said?.match(/#[0-9a-f]+/g)?.[dark && said.startsWith('light-dark') ? 1 : 0];
  if (!hex) throw new Error(`--${name} is no colour`);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}
const mixed = (a: Rgb, b: Rgb, part: number) => a.map((x, n) => x + (b[n]! - x) * part) as Rgb;
const light = (rgb: Rgb) =>
  rgb
    .map((x) => x / 255)
    .map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4))
    .reduce((sum, x, n) => sum + x * [0.2126, 0.7152, 0.0722][n]!, 0);
const contrast = (a: Rgb, b: Rgb) => {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const moods = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, readFileSync(`src/games/${name}/art/mood.css`, 'utf8')] as const);
const white: Rgb = [255, 255, 255];

for (const [path, mood] of [['the neutral table', ''] as const, ...moods])
  for (const dark of [false, true])
    test(`texts can be read on ${path}, ${dark ? 'dark' : 'light'}`, () => {
      const of = (name: string) => colourOf(name, dark, mood);
      // The lamp and the pattern lighten a spot of the cloth by an eighth at most, a tray by a twelfth.
      for (const ground of ['table', 'table-deep', 'rail', 'rail-deep'])
        for (const [text, least] of [
          ['on-table', 4.5],
          ['on-table-muted', 4.5],
          // A ring, no text.
          ['glow', 3],
        ] as const)
          expect(contrast(of(text), mixed(of(ground), white, 0.12)), `${text} on ${ground}`).toBeGreaterThan(
            least,
          );
    });

for (const dark of [false, true])
  test(`texts can be read on paper and gold, ${dark ? 'dark' : 'light'}`, () => {
    const of = (name: string) => colourOf(name, dark, '');
    for (const ground of ['page', 'panel', 'panel-raised', 'panel-sunk'])
      for (const text of ['text', 'text-muted', 'accent-text', 'danger', 'success'])
        expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
    for (const ground of ['paper', 'paper-shade'])
      for (const text of ['ink', 'ink-muted'])
        expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
    // The darkest part of the golden button.
    expect(contrast(of('on-accent'), [0xdc, 0x9a, 0x22])).toBeGreaterThan(4.5);
  });
