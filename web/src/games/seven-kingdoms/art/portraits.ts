// The people on the cards. The title decides the clothes and the thing in the hand, the arms decide the
// colours, the hair and the skin.
import { once } from '../../../look/art/drawing';
import { bustOf, type Person } from '../../../look/art/people';
import { armsOf, titleOf, type Title } from '../facts/cards';
import type { Arms, Card } from '../types';

/** The parts of each title, from back to front, and the age of its people. */
const titles: Record<Title, { parts: string; old?: true; golden?: true }> = {
  king: { parts: 'neck fur head faceold short longbeard crown orb', old: true },
  bishop: { parts: 'neck robe head faceold mitre staff', old: true },
  general: { parts: 'neck cuirass head face scar casque sword', golden: true },
  princess: { parts: 'longb neck robe head face lashes part diadem cup' },
  knight: { parts: 'neck plate head face goatee helm spear', golden: true },
  merchant: { parts: 'neck jerkin head face short tache goatee cap purse' },
  peasant: { parts: 'neck jerkin head face short straw wheat' },
};

interface Folk {
  /** The garment: its light, its shade, its trim. Unicorn wears darker cloth, because its field is white. */
  cloth: [light: string, shade: string, trim: string];
  skin: Person['skin'];
  hair: string;
  /** The hair of old people. */
  grey: string;
}
const folk: Record<Arms, Folk> = {
  lion: { cloth: ['#b4232a', '#7d1419', '#f3b73e'], skin: 1, hair: '#5b3018', grey: '#8a8178' },
  eagle: { cloth: ['#d99b16', '#a3700b', '#fbe9b4'], skin: 1, hair: '#2a1d16', grey: '#a39a8e' },
  stag: { cloth: ['#2d7a3e', '#1d5529', '#f3dca0'], skin: 0, hair: '#a5501f', grey: '#b9a78f' },
  griffin: { cloth: ['#1d55a3', '#123c76', '#f3b73e'], skin: 0, hair: '#c08a3e', grey: '#d4cdc0' },
  bear: { cloth: ['#7b4a25', '#553015', '#f0d3a4'], skin: 2, hair: '#33201a', grey: '#77706a' },
  unicorn: { cloth: ['#97a3c8', '#707ca4', '#f3dca0'], skin: 0, hair: '#6b4a35', grey: '#e2dfd8' },
  raven: { cloth: ['#3a3a44', '#24242b', '#cfcfe0'], skin: 3, hair: '#17130f', grey: '#c9c6c0' },
};

/** Returns the address of the portrait of a card. */
export const portraitOf = once((card: `${Card}`): string => {
  const title = titles[titleOf(Number(card))];
  const { cloth, skin, hair, grey } = folk[armsOf(Number(card))];
  const [light, shade, trim] = cloth;
  return bustOf({
    parts: title.parts,
    skin,
    hair: title.old ? grey : hair,
    garment: [light, shade, title.golden ? '#e8b23a' : trim],
  });
});
