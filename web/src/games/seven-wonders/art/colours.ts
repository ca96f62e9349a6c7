// The colours of buildings: what a class of the kit is filled with, by the kind and the age of a card. The age is
// the time of day: morning, noon, dusk. Black cards are at night.
import type { Colours } from '../../../look/art/drawing';
import type { Kind } from '../facts/facts';

/** A kind: light, middle and shade of its walls, light and shade of its roofs, its own colour, and far hills. */
type Walls = readonly [l: string, m: string, s: string, r: string, q: string, a: string, hill: string];

const kinds: Record<Kind, Walls> = {
  brown: ['#f0d2a4', '#d3a570', '#a8743f', '#8d4e22', '#6b3817', '#8d4e22', '#c9b58f'],
  grey: ['#f1eee6', '#c9c9c8', '#959aa0', '#5e6770', '#454d56', '#5e6770', '#b4c3c6'],
  blue: ['#fffaf0', '#e4dcc8', '#bbaf9a', '#2f6fb5', '#1f4f8a', '#1e5da3', '#a3bfd3'],
  yellow: ['#fff3d0', '#ecd094', '#cba257', '#d98a1f', '#a9640f', '#d98a1f', '#dcc58a'],
  red: ['#f2dcc6', '#d4ae90', '#a67d63', '#a3271f', '#761a16', '#a92a2f', '#cfae9c'],
  green: ['#f8f3e0', '#d8d2b6', '#a6a286', '#2f7d46', '#1f5a32', '#2b7134', '#a9c7a2'],
  purple: ['#f6eaf4', '#d3bcd6', '#a189aa', '#75409b', '#532a73', '#75409b', '#8d6fa8'],
  black: ['#9a97aa', '#6a677d', '#454258', '#35324a', '#232032', '#5b5877', '#2f3160'],
};

/** The colours of all buildings: openings, white, leaves, wood, earth, gold, fire, cloth, water, grass and paving. */
const shared = {
  k: '#2b2430',
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
  p: '#a3359a',
  b: '#5aa3c4',
  g: '#93b061',
  g2: '#789a4c',
  m2: '#d9cdb4',
  s2: '#b9ab8e',
};
const dusk = {
  f: '#5f8447',
  h: '#345a37',
  b: '#4f7fb0',
  e2: '#d9a875',
  e3: '#bd8754',
  g: '#7d8f52',
  g2: '#5f7642',
  m2: '#cdb59c',
  s2: '#a98f7a',
};
const night = {
  k: '#14121c',
  f: '#3b5a52',
  h: '#24403c',
  b: '#2c4a78',
  e2: '#6b6480',
  e3: '#575069',
  g: '#3a4a52',
  g2: '#2d3b44',
  m2: '#5a5874',
  s2: '#444260',
};

/** The sky, from top to bottom. */
export type Sky = readonly [top: string, bottom: string];
const skies: Record<number, Sky> = {
  1: ['#9fd0de', '#fdf0cf'],
  2: ['#5fa6d8', '#fbe2ab'],
  3: ['#5d4f96', '#f7a873'],
};
export const skyOf = (kind: Kind, age: number): Sky =>
  kind === 'black' ? ['#141a3a', '#56508a'] : skies[age]!;

/** Returns the colours of a building. */
export function coloursOf(kind: Kind, age: number): Colours {
  const [l, m, s, r, q, a, hill] = kinds[kind];
  const hours = kind === 'black' ? night : age === 3 ? dusk : {};
  const all: Colours & { k: string } = { ...shared, ...hours, l, m, s, r, q, a, t: hill };
  return {
    ...all,
    k2: `${all.k}9e`,
    ...(age === 3 && /blue|green|yellow|red/.test(kind) ? { t: '#94739c' } : {}),
  };
}
