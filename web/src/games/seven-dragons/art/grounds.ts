// The grounds of the cards as images: a pattern, light in the middle, and the shadow of the dragon. The dragons
// themselves are signs, drawn on top.
import { addressOf, once } from '../../../look/art/drawing';
import { colours, type Colour, type SilverColour } from '../facts/geometry';
import drawings from './dragons.svg?raw';

/** For each colour the ground, its pattern, and the light in the middle. */
const hues: Record<Colour, readonly [ground: string, pattern: string, light: string]> = {
  red: ['#b3282d', '#8f161d', '#e8604f'],
  gold: ['#eab62c', '#c9900f', '#ffe08a'],
  blue: ['#2166b5', '#134a8c', '#5fa6ea'],
  green: ['#2f7d43', '#1e5c2e', '#66b86f'],
  black: ['#211f27', '#4b4956', '#625d76'],
};

/** One tile of each pattern: its width, its height, a transform, and its shapes. */
const tiles: Record<Colour, readonly [w: number, h: number, turn: string, shapes: string]> = {
  red: [11, 11, 'rotate(30)', '<path class="p" d="M0 0h3v11H0z"/>'],
  gold: [
    14,
    14,
    '',
    '<circle class="p" cx="3.5" cy="3.5" r="2.2"/><circle class="p" cx="10.5" cy="10.5" r="2.2"/>',
  ],
  blue: [20, 12, '', '<path class="s" d="M-5 9Q0 2 5 6T15 6T25 6"/>'],
  green: [16, 16, '', '<path class="s" d="M-2 12L8 4L18 12"/>'],
  black: [11, 11, '', '<path class="s" d="M0 0H11M0 0V11"/>'],
};

/** Returns what fills a ground, for `url(#colour)` and `url(#colour-light)`. */
function filling(colour: Colour): string {
  const [ground, pattern, light] = hues[colour];
  const [w, h, turn, shapes] = tiles[colour];
  const drawn = shapes
    .replaceAll('class="p"', `fill="${pattern}"`)
    .replaceAll('class="s"', `fill="none" stroke="${pattern}" stroke-width="3.2"`);
  return (
    `<pattern id="${colour}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${turn}">` +
    `<path fill="${ground}" d="M0 0h${w}v${h}H0z"/>${drawn}</pattern>` +
    `<radialGradient id="${colour}-light" cx=".5" cy=".45" r=".64"><stop stop-color="${light}"/>` +
    `<stop offset=".35" stop-color="${light}" stop-opacity=".72"/><stop offset="1" stop-color="${light}" stop-opacity="0"/>` +
    `</radialGradient>`
  );
}
const lit = (colour: Colour, d: string) =>
  `<path fill="url(#${colour})" d="${d}"/><path fill="url(#${colour}-light)" d="${d}"/>`;

/** Returns the shadow of a dragon in a square. */
function shadow(colour: Colour, { x, y, size }: Square): string {
  const figure = new RegExp(`id="sd-${colour}"[^>]*>(.*?)</symbol>`, 's').exec(drawings)?.[1] ?? '';
  const one = size / 48;
  return (
    `<g opacity=".42" transform="translate(${x + 1.4 * one} ${y + 2 * one})scale(${one})">` +
    `${figure.replaceAll('var(--d)', '#0b0710').replaceAll('var(--g)', 'none')}</g>`
  );
}

export interface Square {
  x: number;
  y: number;
  size: number;
}
/** Returns the place of the dragon in a zone of this size. The letter has the top left corner. */
export function dragonIn(w: number, h: number): Square {
  const flat = w > h * 1.2;
  const size = flat ? 60 : Math.min(w - 4, 88);
  if (flat) return { x: w - size - 4, y: (h - size) / 2, size };
  const lower = h > w * 1.6 ? 6 : w > 50 ? 8 : (h - size) / 2 - 2;
  return { x: (w - size) / 2, y: (h - size) / 2 + lower, size };
}

const picture = (w: number, h: number, shapes: string) => addressOf(`0 0 ${w} ${h}`, shapes, {});
const whole = (w: number, h: number) => `M0 0h${w}v${h}H0z`;

/** Returns the ground of a zone, named as its colour, width and height. */
export const groundOf = once((zone: `${Colour} ${number} ${number}`): string => {
  const [colour, w, h] = zone.split(' ') as [Colour, string, string];
  const [width, height] = [Number(w), Number(h)];
  const shapes =
    filling(colour) + lit(colour, whole(width, height)) + shadow(colour, dragonIn(width, height));
  return picture(width, height, shapes);
});

/** Returns a ground without a dragon, for the action cards. */
export const bareOf = once((colour: Colour): string =>
  picture(100, 140, filling(colour) + lit(colour, whole(100, 140))),
);

const gleam =
  '<linearGradient id="gleam" x2="1" y2=".55"><stop offset=".32" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset=".48" stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>';
/** The columns of the two dragons of each colour on Rainbow. */
export const rainbowColumns = [34, 66] as const;

/** Returns Rainbow: five bands with a gleam over them. */
export const rainbow = once((_: 'rainbow'): string => {
  const bands = colours.map(
    (colour, i) =>
      filling(colour) +
      lit(colour, `M0 ${i * 28}h100v28H0z`) +
      rainbowColumns.map((x) => shadow(colour, { x, y: i * 28 + 1, size: 26 })).join('') +
      `<path fill="#14110e" opacity=".55" d="M0 ${i * 28 - 0.6}h100v1.2H0z"/>`,
  );
  return picture(100, 140, `${bands.join('')}${gleam}<path fill="url(#gleam)" d="${whole(100, 140)}"/>`);
});

/** The corners of the gem of Silver. */
export const gem = Array.from({ length: 5 }, (_, i) => {
  const at = (-90 + i * 72) * (Math.PI / 180);
  return [+(50 + 37 * Math.cos(at)).toFixed(1), +(68 + 37 * Math.sin(at)).toFixed(1)] as const;
});
/** The place of the dragon of its colour on the gem. */
export const onGem: Square = { x: 27, y: 44, size: 46 };

/** Returns Silver: metal with a gem of its colour, or of all colours while it is wild. */
export const silverOf = once((shown: NonNullable<SilverColour> | 'wild'): string => {
  const outline = `M${gem.map((point) => point.join(' ')).join('L')}z`;
  const wedge = (i: number) => `M50 68L${gem[i]!.join(' ')}L${gem[(i + 1) % 5]!.join(' ')}z`;
  const ground =
    shown === 'wild'
      ? colours.map((colour, i) => filling(colour) + lit(colour, wedge(i))).join('')
      : filling(shown) + lit(shown, outline) + shadow(shown, onGem);
  // The light falls from above: each side of the gem has its own share.
  const facets = [0.3, -0.12, -0.3, 0, 0.42].map((light, i) => {
    const [[ax, ay], [bx, by]] = [gem[i]!, gem[(i + 1) % 5]!];
    const inner = ([x, y]: readonly [number, number]) => `${50 + (x - 50) * 0.8} ${68 + (y - 68) * 0.8}`;
    const fill = light < 0 ? `fill="#000" opacity="${-light}"` : `fill="#fff" opacity="${light}"`;
    return `<path ${fill} d="M${ax} ${ay}L${bx} ${by}L${inner([bx, by])}L${inner([ax, ay])}z"/>`;
  });
  return picture(
    100,
    140,
    '<linearGradient id="metal" x2="1" y2=".6"><stop stop-color="#6d7983"/><stop offset=".28" stop-color="#e3eaee"/>' +
      '<stop offset=".46" stop-color="#8d99a3"/><stop offset=".58" stop-color="#f8fbfc"/><stop offset=".78" stop-color="#8a96a0"/>' +
      '<stop offset="1" stop-color="#cbd4da"/></linearGradient>' +
      '<pattern id="brushed" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">' +
      '<path fill="#fff" opacity=".16" d="M0 0h3v1H0z"/></pattern>' +
      `<path fill="url(#metal)" d="${whole(100, 140)}"/><path fill="url(#brushed)" d="${whole(100, 140)}"/>` +
      '<path fill="none" stroke="#4c5661" opacity=".6" stroke-width="1.5" d="M9 9h82v122H9z"/>' +
      '<path fill="none" stroke="#fff" opacity=".7" d="M10.2 10.2h82v122h-82z"/>' +
      [16, 84]
        .flatMap((x) => [16, 124].map((y) => [x, y] as const))
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="4.5" fill="#59636d"/><circle cx="${x - 1}" cy="${y - 1}" r="3" fill="#eef3f6"/>`,
        )
        .join('') +
      `<path d="${outline}" fill="#000" opacity=".4" transform="translate(1.6 3)" stroke="#000" stroke-width="7" stroke-linejoin="round"/>` +
      `<path d="${outline}" fill="none" stroke="#3a434c" stroke-width="8" stroke-linejoin="round"/>` +
      ground +
      facets.join('') +
      `<path d="${outline}" fill="none" stroke="#f3f7f9" stroke-width="3.4" stroke-linejoin="round"/>`,
  );
});
