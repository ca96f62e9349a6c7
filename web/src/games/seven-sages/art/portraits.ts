// Portraits of the seven sages, made from the kit of people, and of the owl.
import { addressOf, once } from '../../../look/art/drawing';
import { bustOf, type Person } from '../../../look/art/people';
import type { Kin, Sage } from '../types';

const sages: Record<Sage, Person> = {
  witch: {
    parts: 'longb neck robe head face lashes longf witch cauldron',
    skin: 0,
    hair: '#c9612a',
    garment: ['#74288a', '#531a66'],
  },
  seer: {
    parts: 'neck robe head faceold longbeard hood blind eyeb',
    skin: 1,
    hair: '#d9d6cf',
    garment: ['#1f64a3', '#154a7b'],
  },
  priestess: {
    parts: 'longb neck robe head face lashes part flameh cup',
    skin: 2,
    hair: '#1c1720',
    garment: ['#b02a25', '#84201b'],
  },
  mage: {
    parts: 'neck robe head faceold longbeard wizard wand',
    skin: 0,
    hair: '#e9e6df',
    garment: ['#3d409a', '#2c2f74'],
  },
  healer: {
    parts: 'neck robe veil head face lashes part handg',
    skin: 1,
    hair: '#4a2a18',
    garment: ['#0e716d', '#0a5552'],
    veil: ['#e6f3ee', '#b9d8d0'],
  },
  alchemist: {
    parts: 'neck jerkin head face curls goatee goggles flask',
    skin: 0,
    hair: '#8a4b22',
    garment: ['#c98208', '#9a6204'],
  },
  druid: {
    parts: 'longb neck cloak head faceold longbeard antlers branch',
    skin: 0,
    hair: '#8f8a7c',
    garment: ['#3d7327', '#2c561b'],
  },
};

/** The owl, on a branch. */
const owl = (box: string) =>
  addressOf(
    box,
    '<circle class="ha" cx="32" cy="30" r="25"/>' +
      '<path class="a" d="M14 7q8 3 12 6h12q4-3 12-6 2 8-1 14 4 10 3 22-2 20-20 24-18-4-20-24-1-12 3-22-3-6-1-14z"/>' +
      '<path class="b" d="M38 13q4-3 12-6 2 8-1 14 4 10 3 22-2 20-20 24 13-12 13-34 0-12-7-20z"/>' +
      '<path class="c" d="M32 34q11 2 11 16 0 12-11 16-11-4-11-16 0-14 11-16z"/>' +
      '<path class="d" d="M26 44l3 3 3-3 3 3 3-3v2.5l-3 3-3-3-3 3-3-3zM26 52l3 3 3-3 3 3 3-3v2.5l-3 3-3-3-3 3-3-3z"/>' +
      '<circle class="c" cx="23.5" cy="25" r="9"/><circle class="c" cx="40.5" cy="25" r="9"/>' +
      '<circle class="e" cx="24" cy="25" r="6"/><circle class="e" cx="40" cy="25" r="6"/>' +
      '<circle class="k" cx="24.5" cy="25" r="3.4"/><circle class="k" cx="39.5" cy="25" r="3.4"/>' +
      '<circle class="w" cx="23.3" cy="23.7" r="1.2"/><circle class="w" cx="38.3" cy="23.7" r="1.2"/>' +
      '<path class="e" d="M32 27l3.5 4.5L32 38l-3.5-6.5z"/>' +
      '<path class="d" d="M4 65q28-4 56 0v4q-28-3-56 0z"/>' +
      '<path class="e" d="M24 63h2.5v5H24zM28 63h2.5v5H28zM34 63h2.5v5H34zM38 63h2.5v5H38z"/>',
    {
      ha: '#ffffff2e',
      a: '#8f6f47',
      b: '#6f5334',
      c: '#ecd9b4',
      d: '#5a4129',
      e: '#e9a52c',
      k: '#221a14',
      w: '#fff',
    },
  );

const drawn = (kin: Kin, box?: string) =>
  kin === 'owl'
    ? owl(box ?? '0 0 64 72')
    : bustOf({ ...sages[kin], parts: `halo ${sages[kin].parts}`, halo: '#ffffff2e' }, box);

/** The picture of a card. */
export const bust = once<Kin, string>((kin) => drawn(kin));
/** The picture of a round: head and shoulders. */
export const head = once<Kin, string>((kin) => drawn(kin, '8 4 48 48'));
