// Wonders as places: sky, distance, ground, the stages, and things in front. A scene is 300 x 150 units, and the
// foot of a wonder is at y = 130.
import { addressOf, type Colours } from '../../../../look/art/drawing';
import type { Side } from '../../types';
import { at, dot, each, path } from './shapes';

/** The part of a built stage, and the outline before. The outline begins at its lower left. */
export interface Stage {
  part: string;
  outline: string;
}

export interface Scene {
  sky: readonly [top: string, low: string];
  colours?: Colours;
  sun: readonly [x: number, y: number, r: number];
  far: string;
  ground: string;
  fore: string;
  /** The things in front that the wonder would hide. */
  near?: string;
  a: readonly Stage[];
  b: readonly Stage[];
  /** The part of the plane with the wonder alone. */
  alone?: string;
}

/** Returns several stages as one. */
export const together = (...stages: Stage[]): Stage => ({
  part: each(stages, ({ part }) => part),
  outline: each(stages, ({ outline }) => outline),
});

/** Day: walls `l m s`, roofs `r q`, openings `k`, cloth `a w`, leaves `f h`, wood and earth `e d e2 e3`, gold `y`. */
const day: Colours = {
  l: '#fbf1dc',
  m: '#dccbaa',
  s: '#b39f7e',
  r: '#6f86b8',
  q: '#4d6294',
  k: '#2b2430',
  k2: '#2b2430a0',
  k3: '#2b2430',
  a: '#b5342c',
  w: '#fffaf0',
  w2: '#ffffff8c',
  w3: '#fff6d866',
  w4: '#fff3cf',
  f: '#6f9a4a',
  h: '#3f6f3a',
  e: '#b07a45',
  d: '#6f4626',
  e2: '#e0bf86',
  e3: '#cda566',
  y: '#f0b53c',
  o: '#d4622b',
  b: '#5aa3c4',
  t: '#b8b58f',
  t2: '#9a9a78',
  g: '#93b061',
  g2: '#789a4c',
  m2: '#d9cdb4',
  s2: '#b9ab8e',
  br: '#d9973f',
  br2: '#a96a22',
};
/** The share of the night in each colour, in percent. Lights keep their colour. */
const shade: Record<string, number> = {
  l: 14,
  m: 24,
  w: 20,
  y: 6,
  br: 24,
  br2: 30,
  w2: 0,
  w3: 0,
  w4: 0,
  o: 0,
};
const night = '#211f63';
const mix = (colour: string, dark: number) => `color-mix(in oklab,${colour},${night} ${dark}%)`;

function coloursOf({ colours }: Scene, side: Side): Colours {
  const all = { ...day, ...colours };
  if (side === 'A') return all;
  const dark = Object.entries(all).map(([name, colour]) => [name, mix(colour, shade[name] ?? 46)]);
  // At night there is light in the windows.
  return { ...(Object.fromEntries(dark) as Colours), k: '#f0b25c', k2: '#0c1030c0', k3: '#171a3c' };
}

const stars = [
  [20, 18],
  [58, 40],
  [96, 10],
  [126, 30],
  [188, 14],
  [214, 44],
  [266, 56],
  [286, 20],
  [36, 62],
] as const;

const skyOf = (scene: Scene, side: Side) => {
  const [x, y, r] = scene.sun;
  const [top, low] = skyColours(scene, side);
  const light =
    side === 'A'
      ? dot('w3', x, y, r * 1.6) + dot('w4', x, y, r)
      : each(stars, ([x, y]) => dot('w2', x, y, 0.7)) + dot('w4', x, y, r * 0.75);
  return (
    `<defs><linearGradient id="z" gradientUnits="userSpaceOnUse" x2="0" y2="112"><stop style="stop-color:${top}"/><stop offset="1" style="stop-color:${low}"/></linearGradient></defs>` +
    `<path fill="url(#z)" d="M0 -60h300v210H0z"/>${light}`
  );
};

/** Returns a stage that is not built. The next one is gold and has a scaffold. */
function ghost({ outline }: Stage, side: Side, next: boolean, scaffold: boolean): string {
  const [fill, opaque] = next ? ['#ffd067', 0.4] : ['#fff', 0.18];
  const line = !next ? '#fff' : side === 'A' ? '#7a4f00' : '#ffd98a';
  const drawn = `<path fill="${fill}" fill-opacity="${opaque}" stroke="${line}" stroke-opacity=".9" stroke-width="1.3" stroke-dasharray="4 3" d="${outline}"/>`;
  const [, x, y] = /^M(\S+) (\S+?)(?=[a-zA-Z])/.exec(outline)!.map(Number) as [number, number, number];
  return drawn + (scaffold ? at('scaffold', x + 6, y, 0.8) : '');
}

const stagesOf = (scene: Scene, { side, built, next }: State) => {
  const scaffold = next.indexOf(true);
  return each(side === 'A' ? scene.a : scene.b, (stage, n) =>
    built[n] ? stage.part : ghost(stage, side, next[n] ?? false, n === scaffold),
  );
};

export interface State {
  side: Side;
  built: readonly boolean[];
  /** The stages that can be the next one. */
  next: readonly boolean[];
}

/** The place with its wonder. */
export const pictureOf = (scene: Scene, state: State) =>
  addressOf(
    '0 0 300 150',
    skyOf(scene, state.side) +
      scene.far +
      scene.ground +
      stagesOf(scene, state) +
      (scene.near ?? '') +
      scene.fore,
    coloursOf(scene, state.side),
  );
/** The place without its wonder. */
export const landOf = (scene: Scene, side: Side) =>
  addressOf(
    '0 -40 300 190',
    skyOf(scene, side) + scene.far + scene.ground + scene.fore,
    coloursOf(scene, side),
  );
/** The wonder without its place. */
export const wonderOf = (scene: Scene, state: State) =>
  addressOf(
    scene.alone ?? '58 0 184 140',
    stagesOf(scene, state) +
      (state.built.includes(true) ? '' : at('crowd', 140, 138) + at('block', 168, 138)),
    coloursOf(scene, state.side),
  );
/** The things in front of the wonder. */
export const villageOf = (scene: Scene, side: Side) =>
  addressOf('0 92 300 56', scene.fore, coloursOf(scene, side));
/** The horizon of the place, for a panel of any width: hills and ground are as wide as it is. */
export const horizonOf = (scene: Scene, side: Side) =>
  addressOf('0 58 300 88', scene.far + scene.ground, coloursOf(scene, side), 'none');
/** The sky above a horizon: from its top to its foot. */
export const skyColours = ({ sky: [top, low] }: Scene, side: Side) =>
  side === 'A'
    ? [top, low]
    : [`color-mix(in oklab,${top},#12194a 84%)`, `color-mix(in oklab,${low},#5b4c9c 76%)`];
