import { expect, it } from 'vitest';
import { breakable, wordsOf } from './syllables';

const shown = (name: string) => breakable(name).replaceAll('\u00ad', '-');

it.each([
  ['Caravansery', 'Cara-van-sery'],
  ['Caravansérail', 'Cara-van-sé-rail'],
  ['Agrippina', 'Agrip-pina'],
  ['Nebuchadnezzar', 'Nebu-chad-nez-zar'],
  ['Vercingetorix', 'Ver-cin-ge-to-rix'],
  ['Guilde des architectes', 'Guilde des architectes'],
  ['Exploitation forestière', 'Exploi-ta-tion forestière'],
  ['Altar', 'Altar'],
  ['Lighthouse', 'Light-house'],
  ['Courthouse', 'Court-house'],
  ['Brickyard', 'Brick-yard'],
  ['Gerechtshof', 'Gerechts-hof'],
  ['Bot 12', 'Bot 12'],
])('%s', (name, expected) => expect(shown(name)).toBe(expected));

it('adds nothing but soft hyphens', () => {
  for (const name of ['Chamber of Commerce', 'Hôtel de ville', 'Étienne', ''])
    expect(breakable(name).replaceAll('\u00ad', '')).toBe(name);
});

it('every long word of a name may be broken where it is a box of its own', () => {
  const pieces = (name: string) => wordsOf(name).map((word) => word.replaceAll('\u00ad', '-'));
  expect(pieces('Architect Cabinet')).toEqual(['Archi-tect', 'Cabinet']);
  expect(pieces('Siege Workshop')).toEqual(['Siege', 'Work-shop']);
  expect(pieces('Caravansery')).toEqual(['Cara-van-sery']);
  expect(pieces('Cabinet d’architectes')).toEqual(['Cabinet', 'd’archi-tec-tes']);
});
