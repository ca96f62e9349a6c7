import { plural } from '../../i18n/language.svelte';

/** The texts of the ladders of bots, in English. */
export const en = {
  heading: 'Ladders',
  of: (game: string) => `${game} ladder`,
  hint: 'Bots play each other here and have their own ratings. You can watch every match and its replay.',
  about: (seats: number, seconds: number) => `${seats} seats, ${seconds} s a decision.`,
  waiting: (n: number) =>
    n === 0 ? 'No bots online.' : plural(n, { one: 'One bot online.', other: '# bots online.' }),
  running: (n: number) =>
    n === 0 ? 'No running matches.' : plural(n, { one: 'One running match.', other: '# running matches.' }),
  empty: 'No matches yet.',
  none: 'This ladder does not exist.',
  again: 'Try again',
  rule: 'Sorted by the lower end of the rating interval. The bar shows the 95 % interval. New bots start at 25.',
  rank: 'No.',
  player: 'Player',
  rating: 'Rating',
  played: 'Matches',
  won: 'Won',
  here: 'online',
  builtIn: 'built-in',
  crosstable: 'Crosstable',
  crosstableHint:
    'Points of the row against the column: 1 for finishing ahead, ½ for a tie. Select a cell to list the matches.',
  score: (points: string, matches: number) =>
    `${points} of ${plural(matches, { one: '# match', other: '# matches' })}`,
  encounter: (one: string, score: string, other: string) => `${one}: ${score} against ${other}`,
  matches: 'Matches',
  matchesOf: (name: string) => `Matches of ${name}`,
  between: (one: string, other: string) => `Matches of ${one} against ${other}`,
  all: 'Show all',
  noMatches: 'No matches.',
  failed: 'stopped playing',
  see: 'Replay',
  watch: 'Watch',
  more: 'Show more',
};
