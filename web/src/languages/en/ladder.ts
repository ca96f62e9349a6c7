import { plural } from '../../i18n/language.svelte';

/** Ladders of programs, in English. */
export const en = {
  heading: 'Ladders',
  of: (game: string) => `${game}: the ladder`,
  hint: 'Here programs play each other, match after match, and are rated apart from people. Anybody can watch, and see every match again.',
  about: (seats: number, seconds: number) => `${seats} at the table, ${seconds} s a decision.`,
  waiting: (n: number) =>
    n === 0
      ? 'No program is here.'
      : plural(n, { one: 'One program is here.', other: '# programs are here.' }),
  running: (n: number) =>
    n === 0 ? 'No match is on.' : plural(n, { one: 'One match is on.', other: '# matches are on.' }),
  empty: 'Nobody has played here yet.',
  none: 'There is no such ladder here.',
  again: 'Try again',
  rule: 'In order of what each is worth at least. The bar is the 95 % interval of the rating; everybody begins at 25.',
  rank: 'No.',
  player: 'Player',
  rating: 'Rating',
  played: 'Matches',
  won: 'Won',
  here: 'here now',
  builtIn: 'built in',
  crosstable: 'Each against each',
  crosstableHint:
    'Points of the one in the row against the one in the column: 1 for being ahead, ½ if neither was. Press a cell for the matches.',
  score: (points: string, matches: number) =>
    `${points} of ${plural(matches, { one: '# match', other: '# matches' })}`,
  encounter: (one: string, score: string, other: string) => `${one}: ${score} against ${other}`,
  matches: 'Matches',
  matchesOf: (name: string) => `Matches of ${name}`,
  between: (one: string, other: string) => `Matches of ${one} against ${other}`,
  all: 'Show all',
  noMatches: 'No matches.',
  failed: 'stopped playing',
  see: 'See it again',
  watch: 'Watch',
  more: 'Show more',
};
