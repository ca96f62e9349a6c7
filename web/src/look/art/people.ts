// People: a bust is a list of parts, and some colours of its own.
import { addressOf, type Colours } from './drawing';
import { parts, type Part } from './people-parts';

/** Skins: light, shade, line. */
const skins = [
  ['#f6d3b0', '#dba983', '#c98f68'],
  ['#e3b184', '#bf8658', '#a9713f'],
  ['#b97e50', '#935c34', '#7c4a27'],
  ['#7d4f31', '#5d371f', '#4b2a16'],
] as const;

export interface Person {
  /** The names of the parts, from back to front. */
  parts: string;
  skin: 0 | 1 | 2 | 3;
  hair: string;
  /** The garment: its light, its shade, and its trim. */
  garment: readonly [light: string, shade: string, trim?: string];
  /** The colour behind the head. */
  ground?: string;
  /** The halo behind the head. */
  halo?: string;
  /** The veil of a hood: its light and its shade. */
  veil?: readonly [light: string, shade: string];
}

/** The colours that all people share. */
const shared: Colours = {
  ik: '#2a1f1c',
  li: '#a8524a',
  br: '#d9973f',
  br2: '#a96a22',
  pl: '#c9d0d6',
  pl2: '#98a2ab',
  pl3: '#e6eaee',
  rd: '#c0302c',
  lf: '#5f8f3f',
  ne: '#1e5da3',
  e: '#b07a45',
  e4: '#dcb566',
  b: '#5aa3c4',
  w: '#fffaf0',
  o: '#d4622b',
  gl: '#cfe9f0',
  gr: '#8fcf5a',
};

/** Returns the address of a bust. `box` is the part of its 64 x 72 units that it shows. */
export function bustOf(person: Person, box = '0 0 64 72'): string {
  const [skin, shade, line] = skins[person.skin];
  const [light, dark, trim = '#e8b23a'] = person.garment;
  const [veil, veilShade] = person.veil ?? ['#f6efe0', '#d9cdb8'];
  const shapes = person.parts
    .split(' ')
    .map((part) => parts[part as Part])
    .join('');
  return addressOf(box, shapes, {
    ...shared,
    sk: skin,
    sk2: shade,
    sk3: line,
    hr: person.hair,
    ga: light,
    gb: dark,
    gc: trim,
    gd: `color-mix(in oklab,${trim},#000 25%)`,
    bg: person.ground ?? '#7aa',
    ha: person.halo ?? '#fff3',
    gv: veil,
    gw: veilShade,
  });
}
