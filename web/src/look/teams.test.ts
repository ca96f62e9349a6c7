import { expect, test } from 'vitest';
import { setLanguage } from '../i18n';
import { numeral, partnersOf, seatsInWords, teamInWords, teamOf, teamsInWords } from './teams';

const pairs = [
  [0, 1],
  [2, 3],
];

test('a seat finds its team and its partners', () => {
  expect([teamOf(pairs, 1), teamOf(pairs, 2), teamOf(undefined, 0), teamOf(pairs, 7)]).toEqual([
    0,
    1,
    null,
    null,
  ]);
  expect(partnersOf(pairs, 3)).toEqual([2]);
  expect(partnersOf(pairs, null)).toEqual([]);
  expect(partnersOf(undefined, 0)).toEqual([]);
  expect(numeral(3)).toBe('IV');
});

test('teams are told in words', () => {
  setLanguage('en');
  expect(teamsInWords(pairs)).toBe('2 teams of two');
  expect(teamsInWords([])).toBeNull();
  expect(teamInWords(pairs, 1, 0)).toBe('Team I, your partner');
  expect(teamInWords(pairs, 2, 0)).toBe('Team II');
  expect(teamInWords(undefined, 2, 0)).toBeNull();
  expect(seatsInWords(pairs)).toEqual(['Seats 1 and 2', 'Seats 3 and 4']);
  setLanguage('fr');
  expect(teamsInWords(pairs)).toBe('2 équipes de deux');
  expect(teamInWords(pairs, 3, 2)).toBe('Équipe II, votre partenaire');
  setLanguage('en');
});
