import { plural } from '../../i18n/language.svelte';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

export const en = {
  heading: 'The bots',
  about: 'Five levels in every game. A bot knows what you would know in its seat: it sees no hidden card.',
  game: 'Game',
  players: 'Players, with you',
  weakest: 'The weakest of the five.',
  wins: (n: number, level: string) => `Wins ${n} of 100 duels with ${level}`,
  between: (from: number, to: number) => `${from} to ${to} of 100, with 95 % confidence`,
  measured: (matches: number, seats: number) =>
    plural(matches, { one: '# match', other: '# matches' }) + ` of ${seats} players`,
  unmeasured: 'Not measured yet.',
  play: (n: number, level: string) =>
    n === 1 ? `Play one ${level} bot` : `Play ${numbers[n] ?? n} ${level} bots`,
  how: 'A duel is one bot against one of the level below. Results of matches with more players are converted.',
  since: (date: string) => `Measured on ${date}.`,
  none: 'This server has no bots with levels.',
};
