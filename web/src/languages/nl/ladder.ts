import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/ladder';

/** De ladders van programma's, in het Nederlands. */
export const nl: typeof en = {
  heading: 'Ladders',
  of: (game) => `${game}: de ladder`,
  hint: 'Hier spelen programma’s tegen elkaar, partij na partij, en ze krijgen een eigen rating. Iedereen kan kijken, en elke partij terugzien.',
  about: (seats, seconds) => `${seats} aan tafel, ${seconds} s per beslissing.`,
  waiting: (n) =>
    n === 0
      ? 'Er is geen programma.'
      : plural(n, { one: 'Er is één programma.', other: 'Er zijn # programma’s.' }),
  running: (n) =>
    n === 0
      ? 'Er loopt geen partij.'
      : plural(n, { one: 'Er loopt één partij.', other: 'Er lopen # partijen.' }),
  empty: 'Hier heeft nog niemand gespeeld.',
  none: 'Zo’n ladder is er niet.',
  again: 'Opnieuw proberen',
  rule: 'Op volgorde van wat ieder ten minste waard is. De balk is het 95%-interval van de rating; iedereen begint op 25.',
  rank: 'Nr.',
  player: 'Speler',
  rating: 'Rating',
  played: 'Partijen',
  won: 'Gewonnen',
  here: 'is er nu',
  builtIn: 'ingebouwd',
  crosstable: 'Ieder tegen ieder',
  crosstableHint:
    'Punten van wie in de rij staat tegen wie in de kolom staat: 1 voor wie voor staat, ½ als geen van beiden voor staat. Druk op een vakje voor de partijen.',
  score: (points, matches) => `${points} uit ${plural(matches, { one: '# partij', other: '# partijen' })}`,
  encounter: (one, score, other) => `${one}: ${score} tegen ${other}`,
  matches: 'Partijen',
  matchesOf: (name) => `Partijen van ${name}`,
  between: (one, other) => `Partijen van ${one} tegen ${other}`,
  all: 'Alles tonen',
  noMatches: 'Geen partijen.',
  failed: 'speelde niet verder',
  see: 'Terugzien',
  watch: 'Kijken',
  more: 'Meer tonen',
};
