import { expect, it } from 'vitest';
import { initial } from './initials.svelte';

const all = (...names: string[]) => names.map((name) => initial(name, names));

it('is one letter for somebody, and the number of a bot', () => {
  expect(all('ada', 'Étienne', 'Eva', 'Bot 3', 'Bot 4', '')).toEqual(['A', 'É', 'E', '3', '4', '?']);
});

it('is two letters where others begin with the same', () => {
  expect(all('Camille', 'Chloé', 'Dora')).toEqual(['Ca', 'Ch', 'D']);
  expect(all('Camille', 'Carole', 'Casper')).toEqual(['Cm', 'Cr', 'Cs']);
  expect(all('An', 'Ana')).toEqual(['An', 'Aa']);
  expect(all('Jean Paul', 'Jean Marc')).toEqual(['Jp', 'Jm']);
});

it('tells everybody apart at any table', () => {
  const names = ['Ana', 'Anaïs', 'Anna', 'Annie', 'Bob', 'Bo', 'Bea', 'Ben'];
  expect(new Set(all(...names)).size).toBe(names.length);
});
