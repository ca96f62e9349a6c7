import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/ladder';

/** The texts of the ladders of bots, in Dutch. */
export const nl: typeof en = {
  heading: 'Ladders',
  of: (game) => `Ladder van ${game}`,
  hint: 'Hier spelen bots tegen elkaar, met eigen ratings. Je kunt elke partij volgen en terugzien.',
  about: (seats, seconds) => `${seats} stoelen, ${seconds} s per beslissing.`,
  waiting: (n) =>
    n === 0 ? 'Geen bots online.' : plural(n, { one: 'Eén bot online.', other: '# bots online.' }),
  running: (n) =>
    n === 0
      ? 'Er loopt geen partij.'
      : plural(n, { one: 'Er loopt één partij.', other: 'Er lopen # partijen.' }),
  empty: 'Nog geen partijen.',
  none: 'Deze ladder bestaat niet.',
  again: 'Opnieuw proberen',
  rule: 'Gesorteerd op de ondergrens van de rating. De balk toont het 95%-interval. Nieuwe bots beginnen op 25.',
  rank: 'Nr.',
  player: 'Speler',
  rating: 'Rating',
  played: 'Partijen',
  won: 'Gewonnen',
  here: 'online',
  builtIn: 'ingebouwd',
  crosstable: 'Kruistabel',
  crosstableHint:
    'Punten van de rij tegen de kolom: 1 voor een hogere plaats, ½ bij gelijkspel. Kies een vakje voor de partijen.',
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
