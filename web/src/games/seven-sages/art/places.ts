// The clearings at night. Places differ by their plants, stones or water, and by the tone of the night.
import { addressOf, once } from '../../../look/art/drawing';

export const places = ['trees', 'stones', 'water', 'ferns', 'gate'] as const;
export type Place = (typeof places)[number];

/** Draws a shape several times: at x, y, in a size. */
const many = (shape: string, at: [x: number, y: number, size: number][]) =>
  at.map(([x, y, size]) => `<g transform="translate(${x} ${y})scale(${size})">${shape}</g>`).join('');

const pine =
  '<path class="d" d="M-1.2 0v-6h2.4v6z"/><path class="f" d="M0-34l-8 13h3.5l-6 9h3L-11-3H11L7.5-12h3l-6-9H8z"/>' +
  '<path class="h" d="M0-34l8 13H4.5l6 9h-3L11-3H3Q5-18 0-34z"/>';
const stone = '<path class="s" d="M-6 0l1.5-28 5-4 5 3L7 0z"/><path class="l" d="M-6 0l1.5-28 3-2.4L-2 0z"/>';
const reed =
  '<path class="f" d="M-.7 0l.4-24h.6L.7 0zM3 0l4-17h.6L4.5 0zM-3 0l-4-15h-.6L-4.5 0z"/><path class="d" d="M-1.2-24q1.2-7 2.4 0v8h-2.4zM6.3-20l2.2.4-1.2 6-2-.5z"/>';
/** One frond of a fern, to the right. */
const frond =
  'M0 0q2-25 26-29l1 1.5Q6-22 2 0z' +
  'M3-8l9-1-8 4zM5-13l11-1-9 5zM9-18l11 0-9 4zM14-22l9 1-8 3zM3-11l2-9 2 6zM7-18l2-9 2 6zM12-22l4-7 1 5zM18-26l5-4-1 4z';
const fern = `<path class="h" transform="scale(-1 1)" d="${frond}"/><path class="f" d="${frond}"/><path class="f" d="M-1 0q-4-20 3-36l1.5.5Q-2-20 1.5 0zM0-12l-7-5 7 2zM0-20l-6-5 7 2zM1-27l-5-5 6 2zM1-14l7-4-7 6zM1-22l7-4-7 6z"/>`;
const mushroom =
  '<path class="w" d="M-2 0q1-4 .5-8h3q-.5 4 .5 8z"/><path class="m" d="M-7-7q1-7 7-7t7 7q-7 2.5-14 0z"/><circle class="w" cx="-2" cy="-10.5" r="1.1"/><circle class="w" cx="2.5" cy="-9.5" r=".9"/>';
const lantern =
  '<path class="d" d="M-.7 0v-14h1.4V0z"/><circle class="glow" cy="-17" r="9"/><path class="y" d="M-3-13h6l1-6-4-3.5L-4-19z"/>';

const stars = many('<circle class="w" r="1"/>', [
  [104, 26, 1.1],
  [128, 92, 1],
  [176, 84, 1.2],
  [60, 40, 1],
  [226, 30, 1.1],
  [92, 66, 0.9],
  [206, 98, 0.9],
  [262, 52, 1.1],
  [34, 92, 1],
]);
const moon = '<circle class="glow" cx="190" cy="30" r="24"/><circle class="y2" cx="190" cy="30" r="13"/>';
const hills = '<path class="t" d="M0 132l44-34 40 22 46-34 42 30 54-36 74 46v70H0z"/>';
/** The meadow, and the open ground in its middle. */
const meadow =
  '<path class="g" d="M0 156q150-32 300 0v144H0z"/><ellipse class="g2" cx="150" cy="214" rx="134" ry="66"/>' +
  '<ellipse class="o" cx="150" cy="218" rx="112" ry="52"/>';
const lanterns = many(lantern, [
  [104, 170, 1.1],
  [196, 170, 1.1],
]);

interface Scene {
  sky: [above: string, below: string];
  /** Behind the meadow, then on it. */
  shapes: [behind: string, before: string];
  colours: Record<string, string>;
}
const scenes: Record<Place, Scene> = {
  trees: {
    sky: ['#171d45', '#6c6aa5'],
    shapes: [
      many(pine, [
        [66, 156, 1.9],
        [92, 150, 1.5],
        [118, 148, 1.8],
        [150, 146, 1.4],
        [180, 148, 1.9],
        [208, 150, 1.5],
        [236, 154, 2],
      ]),
      many(pine, [
        [18, 196, 3],
        [284, 200, 3.2],
      ]),
    ],
    colours: { t: '#333c70', g: '#2f5c46', g2: '#55834f', o: '#86ad66', f: '#2f6248', h: '#1d4235' },
  },
  stones: {
    sky: ['#251b45', '#92698f'],
    shapes: [
      many(stone, [
        [58, 166, 2.3],
        [92, 160, 1.9],
        [122, 160, 2.4],
        [176, 160, 2.4],
        [210, 160, 1.8],
        [246, 166, 2.2],
      ]) + '<path class="s" d="M104 92l90-6 2 13-92 5z"/><path class="l" d="M104 92l90-6 .4 3-90 7z"/>',
      many(stone, [
        [20, 236, 2.6],
        [282, 240, 2.8],
      ]),
    ],
    colours: { t: '#4d3a6b', g: '#4f4a5e', g2: '#787486', o: '#b3a9a6', s: '#6c6884', l: '#a39fb8' },
  },
  water: {
    sky: ['#0e2749', '#4f8fae'],
    shapes: [
      '<path class="l" d="M138 96h24l8 66h-40z"/><path class="w2" d="M142 96h4l-3 66h-6zM154 96h3l7 66h-5z"/>',
      '<ellipse class="a" cx="150" cy="216" rx="116" ry="52"/><ellipse class="a2" cx="150" cy="206" rx="92" ry="34"/>' +
        '<path class="w2" d="M84 196h34v2H84zM176 236h42v2h-42zM96 244h30v2H96zM196 200h26v2h-26zM134 170h32v2h-32z"/>' +
        many(reed, [
          [40, 226, 1.7],
          [64, 254, 1.9],
          [238, 256, 1.9],
          [262, 224, 1.7],
        ]),
    ],
    colours: {
      t: '#27506f',
      g: '#2b5a58',
      g2: '#4a8069',
      o: '#7ba678',
      a: '#24628f',
      a2: '#3d86b3',
      l: '#6fb6d6',
      w2: '#d6f0fb',
      f: '#3f7a55',
      d: '#7a5233',
    },
  },
  ferns: {
    sky: ['#0f2b2e', '#5f9a78'],
    shapes: [
      '<path class="h" d="M0 150q14-46 40-44 18-36 48-12 26-26 50 8 26-34 56-6 34-22 52 14 32-4 54 40v20H0z"/>',
      many(fern, [
        [36, 232, 1.9],
        [264, 236, 2],
        [92, 292, 1.7],
        [208, 294, 1.7],
      ]) +
        many(mushroom, [
          [62, 250, 1.7],
          [240, 256, 1.5],
          [112, 172, 1.2],
          [188, 174, 1.3],
        ]),
    ],
    colours: {
      t: '#1f4f48',
      g: '#355f2d',
      g2: '#5d8a37',
      o: '#a7b95a',
      f: '#7fb04a',
      h: '#3c6f3a',
      m: '#d8733f',
    },
  },
  gate: {
    sky: ['#140f2c', '#533f86'],
    shapes: [
      many(pine, [
        [50, 170, 2.6],
        [92, 160, 2],
        [208, 160, 2],
        [250, 170, 2.6],
      ]),
      '<path class="s" d="M96 214V112q0-50 54-50t54 50v102h-22v-98q0-30-32-30t-32 30v98z"/><path class="l" d="M96 214V112q0-50 54-50v24q-32 0-32 30v98z"/>' +
        '<path class="y2" d="M118 214v-98q0-30 32-30t32 30v98z"/><path class="q" d="M130 214v-94q0-20 20-20t20 20v94z"/>',
    ],
    colours: {
      t: '#2a2150',
      g: '#2c2750',
      g2: '#453a70',
      o: '#7a67a0',
      f: '#2b3560',
      h: '#1d2448',
      s: '#4c4470',
      l: '#7a70a4',
      y2: '#ffe9b0',
      q: '#fffaf0',
    },
  },
};

const shared = { w: '#fff6dc', y: '#ffd067', y2: '#fff0c4', d: '#3c2a20', glow: '#ffe6a233' };

/** Returns the picture of a place. The middle two fifths of its width are enough to recognise it. */
export const scene = once<Place, string>((place) => {
  const { sky, shapes, colours } = scenes[place];
  const [above, below] = sky;
  return addressOf(
    '0 0 300 300',
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>` +
      `<path fill="url(#s)" d="M0 0h300v170H0z"/>${stars}${place === 'gate' ? '' : moon}${hills}${shapes[0]}${meadow}${place === 'gate' ? '' : lanterns}${shapes[1]}`,
    { ...shared, ...colours },
  );
});
